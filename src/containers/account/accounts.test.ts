/** The list of a wallet's accounts, and creating another one. */
import { describe, expect, it } from 'vitest';
import { heldAccount } from '../../../mocks/builders/keyrings.ts';
import { KEY, openWallets, WORDS } from '../../../mocks/fixtures/walletsFixture.ts';
import { createAccount, createAccountView, suggestedName } from './CreateAccountContainer.tsx';
import { switchAccountEvents, switchAccountView } from './SwitchAccountContainer.tsx';

describe('the list of accounts', () => {
  it('shows paths where there are some, and which one is on show', () => {
    const app = openWallets();
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
    expect(app.navigations).toEqual(['replace home']);
  });

  it('says of a single key that there is no second', () => {
    const app = openWallets([KEY]);
    expect(switchAccountView(app)).toMatchObject({ status: 'single', accounts: [{ path: '' }] });
    expect(createAccountView(app, 'Treats')?.status).toBe('single');
  });
});

describe('a new account', () => {
  it('comes after the last one, under the name that was typed', async () => {
    const three = [...WORDS.accounts, heldAccount(5, { index: 2 })];
    const app = openWallets([WORDS], {
      vault: { addAccount: async () => ({ ...WORDS, accounts: three }) },
    });
    expect(suggestedName(app.stores.keyrings.current)).toBe('Account 3');
    expect(createAccountView(app, ' Account 1')).toMatchObject({
      status: 'naming',
      isTaken: true,
      path: "m/44'/1'/0'/0/2",
    });
    await createAccount(app, ' Treats ');
    expect(app.stores.accounts.current).toMatchObject({ key: 'a/2', name: 'Treats' });
    expect(app.navigations).toEqual(['replace home']);
  });

  it('stays a draft when the vault fails', async () => {
    const app = openWallets([WORDS]);
    await createAccount(app, 'Treats');
    expect(createAccountView(app, 'Treats')?.status).toBe('failed');
    expect(app.navigations).toEqual([]);
  });
});
