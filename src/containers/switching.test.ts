/** Effects of switching the account: on the draft, and on home. */
import { describe, expect, it } from 'vitest';
import { heldAccount, heldKeyring } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import type { FakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { openWallets, remember, WORDS } from '../../mocks/fixtures/walletsFixture.ts';
import { switchAccountEvents } from './account/SwitchAccountContainer.tsx';
import { switchKeyringEvents } from './account/SwitchKeyringContainer.tsx';
import { saveAccountName } from './settings/EditAccountNameContainer.tsx';
import { txCreateView } from './tx/TxCreateContainer.tsx';
import { homeProps } from './wallet/HomeContainer.tsx';

describe('a transfer that is being written', () => {
  const draftFor = async (app: FakeApp) => {
    await app.stores.tx.rules.load();
    app.stores.tx.draft.setRecipientText(testAddress(9));
    app.stores.tx.draft.toggleMax();
  };

  it('is not sent from another account: the form is empty there, and each keeps its own', async () => {
    const app = openWallets();
    await draftFor(app);
    switchAccountEvents(app).onChoose('a/1');
    expect(app.stores.tx.draft.isEmpty).toBe(true);
    app.stores.tx.draft.setAmountText('7');
    switchAccountEvents(app).onChoose('a/0');
    expect(app.stores.tx.draft.input).toMatchObject({ isMax: true, recipientText: testAddress(9) });
    switchAccountEvents(app).onChoose('a/1');
    expect(app.stores.tx.draft.input).toMatchObject({ isMax: false, recipientText: '', amountText: '7' });
  });

  it('is not sent from a wallet that only watches the same address', async () => {
    const watched = heldKeyring('d', { type: 'watch', origin: 'address', hdPath: '' });
    const app = openWallets([WORDS, { ...watched, accounts: [heldAccount(1, { pubkey: '' })] }]);
    await draftFor(app);
    switchKeyringEvents(app).onChoose('d');
    expect(app.stores.tx).toMatchObject({ canSpend: false, draft: { isEmpty: true } });
  });

  it('stays over a new name, another order and the same account chosen again', async () => {
    const app = openWallets();
    await draftFor(app);
    saveAccountName(app, 'a/0', 'Treats');
    switchKeyringEvents(app).onMove('a', 2);
    switchAccountEvents(app).onChoose('a/0');
    expect(app.stores.tx.draft.input).toMatchObject({ isMax: true, recipientText: testAddress(9) });
  });
});

describe('home', () => {
  it('shows what the account on show held when it was last seen, never what another holds', () => {
    const app = openWallets();
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
    const app = openWallets();
    expect(homeProps(app, 0)?.backup).toBeNull();
    remember(app, 1, 5n);
    expect(homeProps(app, 0)?.backup).toEqual({ urgency: 'quiet', atRisk: 5n });
    homeProps(app, 0)?.onBackup();
    expect(app.navigations).toEqual(['go check-backup {"key":"a"}']);
    app.stores.keyrings.markBackedUp('a', 1);
    expect(homeProps(app, 0)?.backup).toBeNull();
  });

  it('asks for no backup of what is only watched, and lets nothing be sent from it', () => {
    const app = openWallets();
    switchKeyringEvents(app).onChoose('c');
    remember(app, 4, 5n);
    expect(homeProps(app, 0)).toMatchObject({ backup: null, wallet: { kind: 'watched-address' } });
    expect(txCreateView(app, 0)?.status).toBe('watch-only');
  });
});
