/** Names of wallets and accounts: counted, saved, and reported when taken. */
import { describe, expect, it } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { openWallets } from '../../mocks/fixtures/walletsFixture.ts';
import { switchAccountView } from './account/SwitchAccountContainer.tsx';
import { readDraft } from './nameDraft.ts';
import { editAccountNameView, saveAccountName } from './settings/EditAccountNameContainer.tsx';
import { editWalletNameView, saveWalletName } from './settings/EditWalletNameContainer.tsx';

describe('a name', () => {
  it('is counted as it will be kept', () => {
    expect(readDraft('  Rex 👨‍👩‍👧‍👦 ').draft).toMatchObject({ count: 5, most: 24, problem: null });
    expect(readDraft('x'.repeat(25)).draft).toMatchObject({ count: 25, problem: { kind: 'too-long' } });
    expect(readDraft(' ').draft).toMatchObject({ count: 0, problem: { kind: 'empty' } });
  });

  it('of a wallet is kept everywhere, and leads back', () => {
    const app = openWallets();
    app.stores.keyrings.updateKeyringName('b', aName('Bones'));
    expect(editWalletNameView(app, 'a', null)?.isUnchanged).toBe(true);
    expect(editWalletNameView(app, 'a', ' Bones')).toMatchObject({ isTaken: true, isUnchanged: false });
    saveWalletName(app, 'a', ' Much   treats ');
    expect(app.stores.keyrings.current.name).toBe('Much treats');
    expect(app.navigations).toEqual(['back']);
  });

  it('of an account is kept everywhere, and leads back', () => {
    const app = openWallets();
    saveAccountName(app, 'a/0', 'Bones');
    expect(app.stores.accounts.current.name).toBe('Bones');
    expect(switchAccountView(app)?.accounts[0]?.name).toBe('Bones');
    expect(editAccountNameView(app, 'a/1', 'Bones')?.isTaken).toBe(true);
    expect(app.navigations).toEqual(['back']);
  });

  it('that is none is not kept', () => {
    const app = openWallets();
    saveWalletName(app, 'a', ' ');
    saveAccountName(app, 'a/0', ' ');
    expect(app.navigations).toEqual([]);
  });

  it('of what is not there is nothing to change', () => {
    const app = openWallets();
    expect(editWalletNameView(app, 'nobody', 'Bones')).toBeNull();
    expect(editAccountNameView(app, 'a/9', 'Bones')).toBeNull();
  });
});
