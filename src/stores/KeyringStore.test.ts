/** Keyrings as specification §3 and §4 require, and after the vault's contents changed. */
import { describe, expect, it } from 'vitest';
import { aName, heldAccount, heldKeyring } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { account, keyring } from '../../mocks/stores/accounts.ts';
import { EMPTY_KEYRING } from './accounts/Keyring.ts';

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
    expect(keyrings.current.name).toBe('Vacation');
    expect(keyrings.keyrings.map((entry) => entry.name)).toEqual(['a', 'Vacation']);
  });

  it('renames an account by its key wherever it is', () => {
    keyrings.setKeyrings([keyring('a', [account(1)]), keyring('b', [account(2)])]);
    keyrings.setCurrent(keyring('b', [account(2)]));
    keyrings.updateAccountName('k/2', aName('Treats'));
    expect(keyrings.current.accounts[0]?.name).toBe('Treats');
    expect(keyrings.keyrings[0]?.accounts[0]?.name).toBe('Account 1');
    expect(keyrings.keyrings[1]?.accounts[0]?.name).toBe('Treats');
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
    expect(keyrings.keyrings.map(({ key, index, name }) => [key, index, name])).toEqual([
      ['b', 0, 'Vacation'],
      ['a', 1, 'Wallet 1'],
      ['new', 2, 'Wallet 3'],
    ]);
    expect(keyrings.current).toEqual(keyrings.keyrings[0]);
    expect(keyrings.current).toMatchObject({ key: 'b', backedUpAtMs: 7, origin: 'phrase' });
    expect(keyrings.current.accounts).toMatchObject([
      { key: 'b/0', address: testAddress(1), name: 'Treats', phrase: '', keyForm: 'compressed' },
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
      account: { address: testAddress(3), name: 'Account 5' },
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
    expect(keyrings.keyrings.map(({ name }) => name)).toEqual(['Wallet 2', 'Wallet 3']);
    expect(keyrings.keyrings[0]?.accounts.map(({ name }) => name)).toEqual(['Account 2', 'Account 3']);
  });

  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 99, 'acb'],
    ['b', -5, 'bac'],
    ['b', 1, 'abc'],
    ['nobody', 0, 'abc'],
  ])('moves %s to position %i: %s', (key, position, order) => {
    keyrings.reset();
    keyrings.adopt([heldKeyring('a'), heldKeyring('b'), heldKeyring('c')]);
    keyrings.select('b');
    keyrings.move(key, position);
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
