/** Accounts as specification §3 and §4 require: defaults and transitions. */
import { describe, expect, it } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { account, keyring } from '../../mocks/stores/accounts.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { EMPTY_ACCOUNT } from './accounts/Account.ts';
import { EMPTY_KEYRING } from './accounts/Keyring.ts';

describe('accounts', () => {
  const { stores } = createFakeApp();
  const { accounts } = stores;

  it('begins with the defaults', () => {
    expect(accounts).toMatchObject({
      accounts: [],
      current: EMPTY_ACCOUNT,
      balanceMap: {},
      startapp: '',
      standardFilter: 'all',
    });
  });

  it('shows the empty account when none is given', () => {
    accounts.setCurrent(account(1));
    expect(accounts.current.index).toBe(1);
    accounts.setCurrent(null);
    expect(accounts.current).toEqual(EMPTY_ACCOUNT);
  });

  it('reads a missing balance as 0 and expired', () => {
    expect(accounts.balanceOf('nobody')).toEqual({ amount: '0', expired: true });
  });

  it('remembers a balance as fresh, shows it on the current account, and marks it stale', () => {
    accounts.setCurrent(account(1));
    accounts.setBalance('address 1', koinu(9_007_199_254_740_993n));
    expect(accounts.currentBalance).toEqual({ amount: '9007199254740993', expired: false });
    expect(accounts.current.balance).toBe(9_007_199_254_740_993n);
    accounts.expireBalance();
    expect(accounts.currentBalance).toEqual({ amount: '9007199254740993', expired: true });
  });

  it('never shows the balance of another address on the current account', () => {
    accounts.setCurrent(account(1));
    accounts.setBalance('address 2', koinu(5n));
    expect(accounts.current.balance).toBe(account(1).balance);
    expect(accounts.balanceOf('address 2').amount).toBe('5');
  });

  it('changes no balance of an address that is not on show, nor of one nobody knows', () => {
    accounts.setCurrent(account(3));
    accounts.expireBalance();
    expect(accounts.currentBalance).toEqual({ amount: '0', expired: true });
    expect(accounts.balanceOf('address 2')).toEqual({ amount: '5', expired: false });
  });

  it('shows of each keyring the account that it showed last, else its first', () => {
    const house = keyring('k', [account(1), account(2)]);
    const garden = keyring('g', [{ ...account(3), key: 'g/3' }]);
    accounts.setCurrent(account(2));
    accounts.showAccountsOf(garden);
    expect(accounts.current.key).toBe('g/3');
    expect(accounts.accounts.map(({ key }) => key)).toEqual(['g/3']);
    accounts.showAccountsOf(house);
    expect(accounts.current.key).toBe('k/2');
    accounts.forgetLastShown('k');
    accounts.showAccountsOf(garden);
    accounts.showAccountsOf(house);
    expect(accounts.current.key).toBe('k/1');
    expect(accounts.current.balance).toBe(9_007_199_254_740_993n);
    accounts.showAccountsOf(EMPTY_KEYRING);
    expect(accounts).toMatchObject({ accounts: [], current: EMPTY_ACCOUNT });
  });

  it('forgets the balances of addresses that are gone, and no others', () => {
    accounts.forgetBalances(new Set(['address 1']));
    expect(accounts.balanceOf('address 1')).toEqual({ amount: '0', expired: true });
    expect(accounts.balanceOf('address 2').amount).toBe('5');
  });

  it('renames the current account, here and in the list', () => {
    accounts.setAccounts([account(1), account(2)]);
    accounts.setCurrent(account(2));
    accounts.setCurrentAccountName(aName('Treats'));
    expect(accounts.current.name).toBe('Treats');
    expect(accounts.accounts.map((entry) => entry.name)).toEqual(['Account 1', 'Treats']);
    accounts.updateAccountName('k/1', aName('Bones'));
    expect(accounts.accounts.map((entry) => entry.name)).toEqual(['Bones', 'Treats']);
    expect(accounts.current.name).toBe('Treats');
  });

  it('takes start parameter and filter, and forgets all on reset', () => {
    accounts.setStartapp('abc');
    accounts.setStandardFilter('drc20');
    expect(accounts).toMatchObject({ startapp: 'abc', standardFilter: 'drc20' });
    accounts.reset();
    expect(accounts).toMatchObject({ accounts: [], balanceMap: {}, startapp: '' });
    expect(accounts).toMatchObject({ current: EMPTY_ACCOUNT, standardFilter: 'all', lastShown: {} });
  });
});
