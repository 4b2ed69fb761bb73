/** The transitions of specification §4, and the defaults of §3 and §9. */
import { describe, expect, it } from 'vitest';
import { aName, heldAccount, heldKeyring } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/world/fakeApp.ts';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { type Account, EMPTY_ACCOUNT } from './AccountStore.ts';
import { EMPTY_KEYRING, type Keyring } from './KeyringStore.ts';
import { EMPTY_TX } from './tx/DogecoinTx.ts';

const account = (index: number): Account => ({
  ...EMPTY_ACCOUNT,
  type: 'hd',
  address: `address ${index}` as DogeAddress,
  index,
  key: `k/${index}`,
  alianName: `Account ${index}`,
});

const keyring = (key: string, accounts: readonly Account[] = []): Keyring => ({
  ...EMPTY_KEYRING,
  key,
  type: 'hd',
  alianName: key,
  accounts,
});

describe('accounts', () => {
  const { stores } = createFakeApp();
  const { accounts } = stores;

  it('begins with the defaults', () => {
    expect(accounts).toMatchObject({
      accounts: [],
      current: EMPTY_ACCOUNT,
      loading: false,
      balanceMap: {},
      startapp: '',
      password: '',
      totalUSD: 0,
      currentNetwork: 'all',
    });
  });

  it('shows a login that is pending, and one that was rejected', () => {
    accounts.pendingLogin();
    expect(accounts.loading).toBe(true);
    accounts.rejectLogin();
    expect(accounts.loading).toBe(false);
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
    expect(accounts.current.alianName).toBe('Treats');
    expect(accounts.accounts.map((entry) => entry.alianName)).toEqual(['Account 1', 'Treats']);
    accounts.updateAccountName('k/1', aName('Bones'));
    expect(accounts.accounts.map((entry) => entry.alianName)).toEqual(['Bones', 'Treats']);
    expect(accounts.current.alianName).toBe('Treats');
  });

  it('takes start parameter, session, total and network, and forgets all on reset', () => {
    accounts.setStartapp('abc');
    accounts.setPassword('session');
    accounts.setTotalUSD(12.5);
    accounts.setCurrentNetwork('drc20');
    expect(accounts).toMatchObject({
      startapp: 'abc',
      password: 'session',
      totalUSD: 12.5,
      currentNetwork: 'drc20',
    });
    accounts.reset();
    expect(accounts).toMatchObject({ accounts: [], balanceMap: {}, startapp: '', password: '', totalUSD: 0 });
    expect(accounts).toMatchObject({ current: EMPTY_ACCOUNT, currentNetwork: 'all', lastShown: {} });
  });
});

describe('keyrings', () => {
  const { stores } = createFakeApp();
  const { keyrings } = stores;

  it('shows the empty keyring when none is given', () => {
    keyrings.setCurrent(keyring('a'));
    keyrings.setCurrent(null);
    expect(keyrings.current).toEqual(EMPTY_KEYRING);
  });

  it('renames the current keyring and the entry with its key', () => {
    keyrings.setKeyrings([keyring('a'), keyring('b')]);
    keyrings.setCurrent(keyring('b'));
    keyrings.updateKeyringName('b', aName('Vacation'));
    expect(keyrings.current.alianName).toBe('Vacation');
    expect(keyrings.keyrings.map((entry) => entry.alianName)).toEqual(['a', 'Vacation']);
  });

  it('renames an account by its key wherever it is', () => {
    keyrings.setKeyrings([keyring('a', [account(1)]), keyring('b', [account(2)])]);
    keyrings.setCurrent(keyring('b', [account(2)]));
    keyrings.updateAccountName('k/2', aName('Treats'));
    expect(keyrings.current.accounts[0]?.alianName).toBe('Treats');
    expect(keyrings.keyrings[0]?.accounts[0]?.alianName).toBe('Account 1');
    expect(keyrings.keyrings[1]?.accounts[0]?.alianName).toBe('Treats');
  });

  it('shows the keyring with a key, and stays where it is for a key that is not there', () => {
    keyrings.select('a');
    expect(keyrings.current.key).toBe('a');
    keyrings.select('nobody');
    expect(keyrings.current.key).toBe('a');
  });

  it('takes over what the vault holds: names, order and backups stay ours, new ones go last, lost ones go', () => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a'), heldKeyring('b'), heldKeyring('c')]);
    keyrings.updateKeyringName('b', aName('Vacation'));
    keyrings.updateAccountName('b/0', aName('Treats'));
    keyrings.markBackedUp('b', 7);
    keyrings.move('b', 0);
    keyrings.select('b');
    keyrings.adopt([heldKeyring('new'), heldKeyring('a'), heldKeyring('b')]);
    expect(keyrings.keyrings.map(({ key, index, alianName }) => [key, index, alianName])).toEqual([
      ['b', 0, 'Vacation'],
      ['a', 1, 'Wallet 1'],
      ['new', 2, 'Wallet 3'],
    ]);
    expect(keyrings.current).toEqual(keyrings.keyrings[0]);
    expect(keyrings.current).toMatchObject({ key: 'b', backedUpAtMs: 7, origin: 'phrase' });
    expect(keyrings.current.accounts).toMatchObject([
      { key: 'b/0', address: testAddress(1), alianName: 'Treats', phrase: '', keyForm: 'compressed' },
    ]);
  });

  it('keeps several of every kind beside each other', () => {
    keyrings.reset();
    const single = { hdPath: '', type: 'simple', origin: 'private-key' } as const;
    const watched = { hdPath: '', type: 'watch', origin: 'address' } as const;
    keyrings.adopt([
      heldKeyring('words'),
      heldKeyring('more words', {
        hasPassphrase: true,
        accounts: [heldAccount(2), heldAccount(3, { index: 4 })],
      }),
      heldKeyring('key', { ...single, accounts: [heldAccount(4, { keyForm: 'uncompressed' })] }),
      heldKeyring('other key', { ...single, accounts: [heldAccount(5)] }),
      heldKeyring('watched', { ...watched, accounts: [heldAccount(6, { pubkey: '' })] }),
      heldKeyring('also watched', { ...watched, accounts: [heldAccount(4, { pubkey: '' })] }),
    ]);
    expect(keyrings.keyrings.map(({ type }) => type)).toEqual([
      'hd',
      'hd',
      'simple',
      'simple',
      'watch',
      'watch',
    ]);
    expect(keyrings.accountOf('more words/4')).toMatchObject({
      keyring: { key: 'more words', hasPassphrase: true },
      account: { address: testAddress(3), alianName: 'Account 5' },
    });
    expect(keyrings.accountOf('nobody/0')).toBeNull();
    expect(keyrings.findByAddress(testAddress(4))).toMatchObject({ keyring: { key: 'key' } });
    expect(keyrings.findByAddress(testAddress(6))).toMatchObject({ account: { type: 'watch' } });
    expect(keyrings.findByAddress('nobody')).toBeNull();
    keyrings.move('also watched', 0);
    expect(keyrings.findByAddress(testAddress(4))).toMatchObject({ keyring: { key: 'key' } });
  });

  it('gives new ones names that nothing has yet', () => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a')]);
    keyrings.updateKeyringName('a', aName('Wallet 2'));
    keyrings.updateAccountName('a/0', aName('Account 2'));
    keyrings.take([
      heldKeyring('b'),
      heldKeyring('a', { accounts: [heldAccount(1), heldAccount(2, { index: 1 })] }),
    ]);
    expect(keyrings.keyrings.map(({ alianName }) => alianName)).toEqual(['Wallet 2', 'Wallet 3']);
    expect(keyrings.keyrings[0]?.accounts.map(({ alianName }) => alianName)).toEqual([
      'Account 2',
      'Account 3',
    ]);
  });

  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 99, 'acb'],
    ['b', -5, 'bac'],
    ['b', 1, 'abc'],
    ['nobody', 0, 'abc'],
  ])('moves %s to place %i: %s', (key, place, order) => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a'), heldKeyring('b'), heldKeyring('c')]);
    keyrings.select('b');
    keyrings.move(key, place);
    expect(keyrings.keyrings.map((entry) => entry.key).join('')).toBe(order);
    expect(keyrings.keyrings.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(keyrings.current).toEqual(keyrings.find('b'));
  });

  it.each([
    ['a', 'a', 'b'],
    ['b', 'b', 'c'],
    ['c', 'c', 'b'],
    ['b', 'a', 'b'],
    ['b', 'nobody', 'b'],
  ])('with %s on show and %s dropped shows %s', (shown, dropped, next) => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a'), heldKeyring('b'), heldKeyring('c')]);
    keyrings.select(shown);
    keyrings.drop(dropped);
    expect(keyrings.current.key).toBe(next);
  });

  it('falls back to the empty one when the last is dropped, or when the vault holds none', () => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a')]);
    keyrings.drop('a');
    expect(keyrings).toMatchObject({ isEmpty: true, current: EMPTY_KEYRING });
    keyrings.adopt([heldKeyring('a')]);
    keyrings.adopt([]);
    expect(keyrings).toMatchObject({ isEmpty: true, current: EMPTY_KEYRING });
  });

  it('is empty again after a reset', () => {
    keyrings.reset();
    expect(keyrings.isEmpty).toBe(true);
    expect(keyrings.current).toEqual(EMPTY_KEYRING);
  });
});

describe('the transaction draft', () => {
  it('begins with the defaults, takes parts, and forgets all on reset', () => {
    const { tx } = createFakeApp().stores;
    expect(tx.dogecoinTx).toEqual({
      ...{ fromAddress: '', toAddress: '', toSatoshis: 0n, rawtx: '', txid: '', fee: 0n },
      ...{ autoAdjust: false, feeRate: 5, toDomain: '' },
    });
    tx.updateDogecoinTx({ toAddress: 'D', fee: koinu(7n) });
    expect(tx.dogecoinTx).toEqual({ ...EMPTY_TX, toAddress: 'D', fee: 7n });
    tx.reset();
    expect(tx.dogecoinTx).toEqual(EMPTY_TX);
    expect(tx.utxos).toEqual([]);
  });
});

describe('the interface', () => {
  it('opens the first tab, changes it in part, and forgets it on reset', () => {
    const { ui } = createFakeApp().stores;
    expect(ui.walletTabScreen.tabKey).toBe(0);
    ui.updateWalletTabScreen({ tabKey: 2 });
    ui.updateWalletTabScreen({});
    expect(ui.walletTabScreen.tabKey).toBe(2);
    ui.reset();
    expect(ui.walletTabScreen.tabKey).toBe(0);
  });
});

describe('the session', () => {
  it('begins locked and not booted, and takes both', () => {
    const { session } = createFakeApp().stores;
    expect(session).toMatchObject({ password: '', isBooted: false, address: '' });
    session.setPassword('session');
    session.setIsBooted(true);
    session.setAddress('D');
    expect(session).toMatchObject({ password: 'session', isBooted: true, address: 'D', isUnlocked: true });
  });

  it('ends when nothing was touched for five minutes, and not before', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setPassword('session');
    stores.session.touch();
    clock.advance(299_999);
    stores.session.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(true);
    clock.advance(1);
    stores.session.lockIfExpired();
    expect(stores.session.isUnlocked).toBe(false);
  });
});
