/** The transitions of specification §4, and the defaults of §3 and §9. */
import { describe, expect, it } from 'vitest';
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

  it('renames the current account, here and in the list', () => {
    accounts.setAccounts([account(1), account(2)]);
    accounts.setCurrent(account(2));
    accounts.setCurrentAccountName('Treats');
    expect(accounts.current.alianName).toBe('Treats');
    expect(accounts.accounts.map((entry) => entry.alianName)).toEqual(['Account 1', 'Treats']);
    accounts.updateAccountName('k/1', 'Bones');
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
    expect(accounts).toMatchObject({ current: EMPTY_ACCOUNT, currentNetwork: 'all' });
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
    keyrings.updateKeyringName('b', 'Vacation');
    expect(keyrings.current.alianName).toBe('Vacation');
    expect(keyrings.keyrings.map((entry) => entry.alianName)).toEqual(['a', 'Vacation']);
  });

  it('renames an account by its key wherever it is', () => {
    keyrings.setKeyrings([keyring('a', [account(1)]), keyring('b', [account(2)])]);
    keyrings.setCurrent(keyring('b', [account(2)]));
    keyrings.updateAccountName('k/2', 'Treats');
    expect(keyrings.current.accounts[0]?.alianName).toBe('Treats');
    expect(keyrings.keyrings[0]?.accounts[0]?.alianName).toBe('Account 1');
    expect(keyrings.keyrings[1]?.accounts[0]?.alianName).toBe('Treats');
  });

  it('takes over what the vault holds and keeps the names it knows', () => {
    const held = (id: string) => ({
      id,
      type: 'hd' as const,
      network: 'regtest' as const,
      hdPath: "m/44'/1'/0'",
      accounts: [{ index: 0, address: `of ${id}` as DogeAddress, pubkey: '02' }],
    });
    keyrings.reset();
    keyrings.adopt([held('a'), held('b')]);
    keyrings.updateKeyringName('b', 'Vacation');
    keyrings.setCurrent(keyrings.keyrings[1] ?? null);
    keyrings.adopt([held('b'), held('c')]);
    expect(keyrings.keyrings.map((entry) => [entry.key, entry.alianName])).toEqual([
      ['b', 'Vacation'],
      ['c', 'Wallet 2'],
    ]);
    expect(keyrings.current.key).toBe('b');
    expect(keyrings.current.accounts[0]).toMatchObject({ key: 'b/0', address: 'of b', phrase: '' });
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
