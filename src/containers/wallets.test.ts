/** What lists of wallets and accounts show of the stores, and what they do with a person's events. */
import { describe, expect, it } from 'vitest';
import { aName, heldAccount, heldKeyring } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from '../../mocks/world/fakeApp.ts';
import { startReactions } from '../app/reactions.ts';
import { koinu, MAX_MONEY } from '../domain/amount/Koinu.ts';
import { Fault } from '../domain/fault.ts';
import type { VaultKeyring } from '../ports/Vault.ts';
import { createAccount, createAccountView, suggestedName } from './account/CreateAccountContainer.tsx';
import { removeKeyring, removeKeyringView } from './account/RemoveKeyringContainer.tsx';
import { switchAccountEvents, switchAccountView } from './account/SwitchAccountContainer.tsx';
import { switchKeyringEvents, switchKeyringView } from './account/SwitchKeyringContainer.tsx';
import { readDraft } from './nameDraft.ts';
import { editAccountNameView, saveAccountName } from './settings/EditAccountNameContainer.tsx';
import { editWalletNameView, saveWalletName } from './settings/EditWalletNameContainer.tsx';
import { txCreateView } from './tx/TxCreateContainer.tsx';
import { homeProps } from './wallet/HomeContainer.tsx';

const WORDS = heldKeyring('a', { accounts: [heldAccount(1), heldAccount(2, { index: 1 })] });
const KEY = heldKeyring('b', {
  ...{ type: 'simple', origin: 'private-key', hdPath: '', accounts: [heldAccount(3)] },
});
const WATCHED = heldKeyring('c', {
  ...{ type: 'watch', origin: 'address', hdPath: '', accounts: [heldAccount(4, { pubkey: '' })] },
});

function open(held: readonly VaultKeyring[] = [WORDS, KEY, WATCHED], outside: FakeOutside = {}): FakeApp {
  const app = createFakeApp({ ...outside, host: { copyText: async () => true } });
  startReactions(app.stores, app.ports);
  app.stores.session.setPassword('session');
  app.stores.keyrings.adopt(held);
  return app;
}

const remember = (app: FakeApp, person: number, amount: bigint) =>
  app.stores.accounts.setBalance(testAddress(person), koinu(amount));

describe('a transfer that is being written', () => {
  const draftFor = async (app: FakeApp) => {
    await app.stores.tx.loadRules();
    app.stores.tx.draft.setRecipientText(testAddress(9));
    app.stores.tx.draft.toggleMax();
  };

  it('is not sent from another account: the form is empty there, and each keeps its own', async () => {
    const app = open();
    await draftFor(app);
    switchAccountEvents(app).onChoose('a/1');
    expect(app.stores.tx.draft.isEmpty).toBe(true);
    app.stores.tx.draft.setAmountText('7');
    switchAccountEvents(app).onChoose('a/0');
    expect(app.stores.tx.draft.words).toMatchObject({ isMax: true, recipientText: testAddress(9) });
    switchAccountEvents(app).onChoose('a/1');
    expect(app.stores.tx.draft.words).toMatchObject({ isMax: false, recipientText: '', amountText: '7' });
  });

  it('is not sent from a wallet that only watches the same address', async () => {
    const watched = heldKeyring('d', { type: 'watch', origin: 'address', hdPath: '' });
    const app = open([WORDS, { ...watched, accounts: [heldAccount(1, { pubkey: '' })] }]);
    await draftFor(app);
    switchKeyringEvents(app).onChoose('d');
    expect(app.stores.tx).toMatchObject({ canSpend: false, draft: { isEmpty: true } });
  });

  it('stays over a new name, another order and the same account chosen again', async () => {
    const app = open();
    await draftFor(app);
    saveAccountName(app, 'a/0', 'Treats');
    switchKeyringEvents(app).onMove('a', 2);
    switchAccountEvents(app).onChoose('a/0');
    expect(app.stores.tx.draft.words).toMatchObject({ isMax: true, recipientText: testAddress(9) });
  });
});

describe('the list of wallets', () => {
  it('adds up what is known of each, and never takes unknown for zero', () => {
    const app = open();
    remember(app, 1, 5n);
    remember(app, 3, 7n);
    expect(switchKeyringView(app).wallets).toMatchObject([
      { kind: 'words', isCurrent: true, accounts: 2, balance: { amount: 5n, isPartial: true } },
      { kind: 'private-key', isCurrent: false, balance: { amount: 7n, isPartial: false } },
      { kind: 'watched-address', isCurrent: false, balance: { kind: 'unknown' } },
    ]);
    app.stores.accounts.expireBalance();
    expect(switchKeyringView(app).wallets[0]?.balance).toMatchObject({ isOld: true });
  });

  it.each(['', '-1', '1.5', 'much', '0x10', '9'.repeat(40)])(
    'takes a kept %j for no amount, and never fails',
    (amount) => {
      const app = open();
      remember(app, 2, 5n);
      app.stores.accounts.balanceMap = {
        ...app.stores.accounts.balanceMap,
        [testAddress(1)]: { amount, expired: false },
        [testAddress(3)]: { amount: '1000000000000000000', expired: false },
      };
      expect(switchKeyringView(app).wallets[0]?.balance).toMatchObject({ amount: 5n, isPartial: true });
      expect(switchKeyringView(app).wallets[1]?.balance).toEqual({ kind: 'unknown' });
    },
  );

  it('does not add up to more than all money', () => {
    const app = open();
    remember(app, 1, MAX_MONEY - 1n);
    remember(app, 2, 2n);
    expect(switchKeyringView(app).wallets[0]?.balance).toEqual({ kind: 'unknown' });
  });

  it('shows a wallet at home when it is chosen', () => {
    const app = open();
    switchKeyringEvents(app).onChoose('b');
    expect(app.stores.accounts.current.address).toBe(testAddress(3));
    expect(app.moves).toEqual(['replace home']);
  });

  it('moves a wallet without showing another', () => {
    const app = open();
    switchKeyringEvents(app).onMove('a', 2);
    expect(switchKeyringView(app).wallets.map(({ key, isCurrent }) => [key, isCurrent])).toEqual([
      ['b', false],
      ['c', false],
      ['a', true],
    ]);
  });

  it('leads to what a wallet is made of', () => {
    const app = open();
    const { onShowSecret, onRemove } = switchKeyringEvents(app);
    onShowSecret('a');
    onShowSecret('b');
    onShowSecret('nobody');
    onRemove('a');
    expect(app.moves).toEqual([
      'go export-mnemonics {"key":"a"}',
      'go export-private-key {"key":"b/0"}',
      'go switch-keyring {"remove":"a"}',
    ]);
  });
});

describe('removing a wallet', () => {
  it('shows the next one, says so, and goes back to the list', async () => {
    const app = open([WORDS, KEY], { vault: { removeKeyring: async () => {} } });
    const { current } = app.stores.keyrings;
    expect(removeKeyringView(app, current)).toMatchObject({ status: 'asking', balance: { kind: 'unknown' } });
    await removeKeyring(app, 'a');
    expect(app.stores.keyrings.current.key).toBe('b');
    expect(app.moves).toEqual(['back']);
    expect(app.stores.ui.toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('stays where it was when the vault fails', async () => {
    const refuse = () => Promise.reject(new Fault('storage-full', 'test'));
    const app = open([WORDS, KEY], { vault: { removeKeyring: refuse } });
    await removeKeyring(app, 'a');
    expect(removeKeyringView(app, app.stores.keyrings.current)).toMatchObject({
      ...{ status: 'failed', fault: { kind: 'storage-full' }, wallet: { key: 'a' } },
    });
    expect(app.moves).toEqual([]);
  });

  it('explains that the last one does not leave alone', async () => {
    const app = open([KEY]);
    expect(removeKeyringView(app, app.stores.keyrings.current)?.status).toBe('last');
    await removeKeyring(app, 'b');
    expect(app.stores.keyrings.current.key).toBe('b');
  });
});

describe('the list of accounts', () => {
  it('shows paths where there are some, and which one is on show', () => {
    const app = open();
    expect(switchAccountView(app)).toMatchObject({
      status: 'ready',
      walletCount: 3,
      accounts: [
        { key: 'a/0', path: "m/44'/1'/0'/0/0", isCurrent: true },
        { key: 'a/1', path: "m/44'/1'/0'/0/1", isCurrent: false },
      ],
    });
    switchAccountEvents(app).onChoose('a/1');
    expect(app.stores.accounts.current.key).toBe('a/1');
    expect(app.moves).toEqual(['replace home']);
  });

  it('says of a single key that there is no second', () => {
    const app = open([KEY]);
    expect(switchAccountView(app)).toMatchObject({ status: 'single', accounts: [{ path: '' }] });
    expect(createAccountView(app, 'Treats')?.status).toBe('single');
  });
});

describe('a new account', () => {
  it('comes after the last one, under the name that was typed', async () => {
    const three = [...WORDS.accounts, heldAccount(5, { index: 2 })];
    const app = open([WORDS], { vault: { addAccount: async () => ({ ...WORDS, accounts: three }) } });
    expect(suggestedName(app.stores.keyrings.current)).toBe('Account 3');
    expect(createAccountView(app, ' Account 1')).toMatchObject({
      ...{ status: 'naming', isTaken: true, path: "m/44'/1'/0'/0/2" },
    });
    await createAccount(app, ' Treats ');
    expect(app.stores.accounts.current).toMatchObject({ key: 'a/2', alianName: 'Treats' });
    expect(app.moves).toEqual(['replace home']);
  });

  it('stays a draft when the vault fails', async () => {
    const app = open([WORDS]);
    await createAccount(app, 'Treats');
    expect(createAccountView(app, 'Treats')?.status).toBe('failed');
    expect(app.moves).toEqual([]);
  });
});

describe('a name', () => {
  it('is counted as it will be kept', () => {
    expect(readDraft('  Rex 👨‍👩‍👧‍👦 ').draft).toMatchObject({ count: 5, most: 24, problem: null });
    expect(readDraft('x'.repeat(25)).draft).toMatchObject({ count: 25, problem: { kind: 'too-long' } });
    expect(readDraft(' ').draft).toMatchObject({ count: 0, problem: { kind: 'empty' } });
  });

  it('of a wallet is kept everywhere, and leads back', () => {
    const app = open();
    app.stores.keyrings.updateKeyringName('b', aName('Bones'));
    expect(editWalletNameView(app, 'a', null)?.isUnchanged).toBe(true);
    expect(editWalletNameView(app, 'a', ' Bones')).toMatchObject({ isTaken: true, isUnchanged: false });
    saveWalletName(app, 'a', ' Much   treats ');
    expect(app.stores.keyrings.current.alianName).toBe('Much treats');
    expect(app.moves).toEqual(['back']);
  });

  it('of an account is kept everywhere, and leads back', () => {
    const app = open();
    saveAccountName(app, 'a/0', 'Bones');
    expect(app.stores.accounts.current.alianName).toBe('Bones');
    expect(switchAccountView(app)?.accounts[0]?.name).toBe('Bones');
    expect(editAccountNameView(app, 'a/1', 'Bones')?.isTaken).toBe(true);
    expect(app.moves).toEqual(['back']);
  });

  it('that is none is not kept', () => {
    const app = open();
    saveWalletName(app, 'a', ' ');
    saveAccountName(app, 'a/0', ' ');
    expect(app.moves).toEqual([]);
  });

  it('of what is not there is nothing to change', () => {
    const app = open();
    expect(editWalletNameView(app, 'nobody', 'Bones')).toBeNull();
    expect(editAccountNameView(app, 'a/9', 'Bones')).toBeNull();
  });
});

describe('home', () => {
  it('shows what the account on show held when it was last seen, never what another holds', () => {
    const app = open();
    remember(app, 1, 5n);
    expect(homeProps(app, 0)).toMatchObject({ status: 'loading', remembered: { amount: 5n } });
    switchAccountEvents(app).onChoose('a/1');
    expect(homeProps(app, 0)).toMatchObject({ remembered: { kind: 'unknown' } });
    switchKeyringEvents(app).onChoose('b');
    expect(homeProps(app, 0)).toMatchObject({
      wallet: { kind: 'private-key' },
      remembered: { kind: 'unknown' },
    });
  });

  it('asks for a backup of what holds something and was never checked', () => {
    const app = open();
    expect(homeProps(app, 0)?.backup).toBeNull();
    remember(app, 1, 5n);
    expect(homeProps(app, 0)?.backup).toEqual({ urgency: 'quiet', atRisk: 5n });
    homeProps(app, 0)?.onBackup();
    expect(app.moves).toEqual(['go check-backup {"key":"a"}']);
    app.stores.keyrings.markBackedUp('a', 1);
    expect(homeProps(app, 0)?.backup).toBeNull();
  });

  it('asks for no backup of what is only watched, and lets nothing be sent from it', () => {
    const app = open();
    switchKeyringEvents(app).onChoose('c');
    remember(app, 4, 5n);
    expect(homeProps(app, 0)).toMatchObject({ backup: null, wallet: { kind: 'watched-address' } });
    expect(txCreateView(app, 0)?.status).toBe('watch-only');
  });
});
