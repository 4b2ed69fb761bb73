/** The part of a backup file about wallets: names and order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aName, heldAccount, heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { KeyringStore } from '../KeyringStore.ts';
import { applyNotes, notesOf } from './keyringNotes.ts';

const HOUSE = { accounts: [heldAccount(1), heldAccount(2, { index: 1 })] };
const GARDEN = { accounts: [heldAccount(3)] };
const WATCHED = { type: 'watch', origin: 'address', hdPath: '', accounts: [heldAccount(1)] } as const;

function storeOf(...ids: readonly string[]): KeyringStore {
  const store = new KeyringStore();
  const kinds = [HOUSE, GARDEN, WATCHED];
  store.adopt(ids.map((id, position) => heldKeyring(id, kinds[position])));
  return store;
}

function namedStore(): KeyringStore {
  const store = storeOf('a', 'b', 'c');
  store.updateKeyringName('a', aName('House'));
  store.updateKeyringName('b', aName('Garden'));
  store.updateKeyringName('c', aName('Neighbour'));
  store.updateAccountName('a/1', aName('Kitchen'));
  store.markBackedUp('b', 1_700_000_000_000);
  store.move('c', 0);
  return store;
}

const summary = (store: KeyringStore) =>
  store.keyrings.map(({ key, index, name, backedUpAtMs, accounts }) => ({
    key,
    index,
    name,
    backedUpAtMs,
    accounts: accounts.map((account) => account.name),
  }));

describe('the notes of a backup', () => {
  it('bring names and order to another vault, where other ids are given', () => {
    const other = storeOf('x', 'y', 'z');
    other.select('y');
    applyNotes(other, notesOf(namedStore()));
    expect(summary(other)).toEqual([
      { key: 'z', index: 0, name: 'Neighbour', backedUpAtMs: null, accounts: ['Account 1'] },
      { key: 'x', index: 1, name: 'House', backedUpAtMs: null, accounts: ['Account 1', 'Kitchen'] },
      { key: 'y', index: 2, name: 'Garden', backedUpAtMs: null, accounts: ['Account 1'] },
    ]);
    expect(other.current).toEqual(other.find('y'));
  });

  it('leave names alone that were given here, and wallets that they do not know', () => {
    const other = storeOf('x', 'y');
    other.take([heldKeyring('mine', { accounts: [heldAccount(9)] })]);
    other.updateKeyringName('x', aName('Castle'));
    other.move('mine', 0);
    applyNotes(other, notesOf(namedStore()));
    expect(other.keyrings.map(({ name }) => name)).toEqual(['Wallet 3', 'Castle', 'Garden']);
  });

  it('change nothing when they are applied where they come from', () => {
    const store = namedStore();
    const before = summary(store);
    applyNotes(store, notesOf(store));
    expect(summary(store)).toEqual(before);
  });

  it('mark no wallet as backed up: they come from a file, and nobody showed the words', () => {
    const other = storeOf('x', 'y');
    const noted = { type: 'hd', hdPath: other.keyrings[0]?.hdPath, backedUpAtMs: 1_700_000_000_000 };
    const accounts = [{ address: heldAccount(1).address }, { address: heldAccount(3).address }];
    applyNotes(other, JSON.stringify({ keyrings: [{ ...noted, accounts }] }));
    expect(other.keyrings.map(({ backedUpAtMs }) => backedUpAtMs)).toEqual([null, null]);
    expect(notesOf(namedStore())).not.toContain('backedUp');
  });

  it('say which device signs for a wallet that is only watched, and for no other', () => {
    const signer = { fingerprint: '37b5eed4', path: "m/44'/3'/0'" };
    const store = namedStore();
    store.markSigner(['c'], signer);
    const notes = notesOf(store);
    const other = storeOf('x', 'y', 'z');
    applyNotes(other, notes);
    expect(other.find('z')?.signer).toEqual(signer);
    applyNotes(other, notes.replace('37b5eed4', '00000000'));
    expect(other.find('z')?.signer).toEqual(signer);
    applyNotes(
      other,
      notes.replaceAll('"watch"', '"hd"').replaceAll('"hdPath":""', `"hdPath":"m/44'/1'/0'/0"`),
    );
    expect(other.find('x')?.signer).toBeNull();
  });

  it('of a file from before say nothing of devices; what is no device is none', () => {
    const store = namedStore();
    store.markSigner(['c'], { fingerprint: '37b5eed4', path: "m/44'/3'/0'" });
    const notes = notesOf(store);
    const before = notes.replace(/"signer":\{[^}]*\},?/, '');
    for (const text of [before, notes.replace('37b5eed4', 'so wrong'), notes.replace("m/44'", 'm/x')]) {
      const other = storeOf('x', 'y', 'z');
      applyNotes(other, text);
      expect(other.find('z')).toMatchObject({ name: 'Neighbour', signer: null });
    }
  });

  it('name no secret', () => {
    expect(notesOf(namedStore())).not.toMatch(/pubkey|phrase|"key"/);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"keyrings":7}',
    '{"keyrings":[null,7,"x",[],{}]}',
    '{"keyrings":[{"type":"hd","hdPath":7,"accounts":{"0":1}}]}',
    '{"__proto__":{"keyrings":[{}]}}',
  ])('are ignored when they are %j', (notes) => {
    const store = namedStore();
    const before = summary(store);
    applyNotes(store, notes);
    expect(summary(store)).toEqual(before);
  });

  it('never throw, never lose or double a wallet, and never make a name that is none', () => {
    const entry = fc.record(
      {
        type: fc.constantFrom('hd', 'watch', 'simple', '__proto__'),
        hdPath: fc.constantFrom("m/44'/1'/0'/0", '', 'm'),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)),
        backedUpAtMs: fc.oneof(fc.integer(), fc.double(), fc.string()),
        accounts: fc.array(
          fc.record({
            address: fc.constantFrom(heldAccount(1).address, heldAccount(3).address, 'constructor'),
            name: fc.string({ unit: 'binary', maxLength: 60 }),
          }),
        ),
      },
      { requiredKeys: [] },
    );
    const notes = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(entry).map((keyrings) => JSON.stringify({ keyrings })),
    );
    fc.assert(
      fc.property(notes, (text) => {
        const store = storeOf('a', 'b', 'c');
        applyNotes(store, text);
        expect(store.keyrings.map(({ key }) => key).sort()).toEqual(['a', 'b', 'c']);
        expect(store.keyrings.map(({ index }) => index)).toEqual([0, 1, 2]);
        for (const { name, backedUpAtMs } of store.keyrings) {
          expect(aName(name)).toBe(name);
          expect(backedUpAtMs === null || backedUpAtMs >= 0).toBe(true);
        }
      }),
    );
  });
});
