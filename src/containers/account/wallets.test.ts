/** The list of wallets, its links, and removing a wallet. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { KEY, openWallets, remember, WORDS } from '../../../mocks/fixtures/walletsFixture.ts';
import { MAX_MONEY, MAX_TOTAL } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { removeKeyring, removeKeyringView } from './RemoveKeyringContainer.tsx';
import { switchKeyringEvents, switchKeyringView } from './SwitchKeyringContainer.tsx';

describe('the list of wallets', () => {
  it('adds up what is known of each, and never takes unknown for zero', () => {
    const app = openWallets();
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
      const app = openWallets();
      remember(app, 2, 5n);
      app.stores.accounts.balanceMap = {
        ...app.stores.accounts.balanceMap,
        [testAddress(1)]: { amount, expired: false },
        [testAddress(3)]: { amount: '9'.repeat(21), expired: false },
      };
      expect(switchKeyringView(app).wallets[0]?.balance).toMatchObject({ amount: 5n, isPartial: true });
      expect(switchKeyringView(app).wallets[1]?.balance).toEqual({ kind: 'unknown' });
    },
  );

  it('adds up to more than one transaction moves, and to no more than there will ever be', () => {
    const app = openWallets();
    remember(app, 1, MAX_MONEY);
    remember(app, 2, 2n);
    expect(switchKeyringView(app).wallets[0]?.balance).toMatchObject({ amount: MAX_MONEY + 2n });
    remember(app, 1, MAX_TOTAL - 1n);
    expect(switchKeyringView(app).wallets[0]?.balance).toEqual({ kind: 'unknown' });
  });

  it('shows a wallet at home when it is chosen', () => {
    const app = openWallets();
    switchKeyringEvents(app).onChoose('b');
    expect(app.stores.accounts.current.address).toBe(testAddress(3));
    expect(app.navigations).toEqual(['replace home']);
  });

  it('moves a wallet without showing another', () => {
    const app = openWallets();
    switchKeyringEvents(app).onMove('a', 2);
    expect(switchKeyringView(app).wallets.map(({ key, isCurrent }) => [key, isCurrent])).toEqual([
      ['b', false],
      ['c', false],
      ['a', true],
    ]);
  });

  it('leads to what a wallet is made of', () => {
    const app = openWallets();
    const { onShowSecret, onRemove } = switchKeyringEvents(app);
    onShowSecret('a');
    onShowSecret('b');
    onShowSecret('nobody');
    onRemove('a');
    expect(app.navigations).toEqual([
      'go export-mnemonics {"key":"a"}',
      'go export-private-key {"key":"b/0"}',
      'go switch-keyring {"remove":"a"}',
    ]);
  });
});

describe('removing a wallet', () => {
  it('shows the next one, says so, and goes back to the list', async () => {
    const app = openWallets([WORDS, KEY], { vault: { removeKeyring: async () => {} } });
    const { current } = app.stores.keyrings;
    expect(removeKeyringView(app, current)).toMatchObject({ status: 'asking', balance: { kind: 'unknown' } });
    await removeKeyring(app, 'a');
    expect(app.stores.keyrings.current.key).toBe('b');
    expect(app.navigations).toEqual(['back']);
    expect(app.stores.ui.toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('stays where it was when the vault fails', async () => {
    const reject = () => Promise.reject(new Fault('storage-full', 'test'));
    const app = openWallets([WORDS, KEY], { vault: { removeKeyring: reject } });
    await removeKeyring(app, 'a');
    expect(removeKeyringView(app, app.stores.keyrings.current)).toMatchObject({
      status: 'failed',
      fault: { kind: 'storage-full' },
      wallet: { key: 'a' },
    });
    expect(app.navigations).toEqual([]);
  });

  it('explains that the last one does not leave alone', async () => {
    const app = openWallets([KEY]);
    expect(removeKeyringView(app, app.stores.keyrings.current)?.status).toBe('last');
    await removeKeyring(app, 'b');
    expect(app.stores.keyrings.current.key).toBe('b');
  });
});
