import { describe, expect, it } from 'vitest';
import { THEIRS } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu } from '../amount/Koinu.ts';
import { txid } from '../tx/Txid.ts';
import { HISTORY_FILTERS, isOfKind, searchMatcher } from './filterHistory.ts';
import type { HistoryEntry } from './HistoryEntry.ts';

const ID = txid(`abc1${'0'.repeat(60)}`);
const entry: HistoryEntry = {
  txid: ID,
  direction: 'sent',
  amount: koinu(104_198_000_000n),
  fee: null,
  counterparts: [THEIRS],
  timeMs: 0,
  state: { kind: 'confirmed', confirmations: 3 },
};
const names = {
  contacts: [{ address: THEIRS as string, name: 'Zo\u00eb' }],
  notes: { [ID as string]: 'Rent for May' },
};

describe('looking for an entry', () => {
  it.each([
    'zoe\u0308',
    'ZO',
    'rent',
    'for may',
    'abc1',
    'ABC10',
    THEIRS.slice(0, 6),
    THEIRS.slice(-5).toLowerCase(),
    '1041',
    '1041.98',
    '1041,98',
    '1,041.98',
    ' ',
  ])('finds it by %j', (sought) => {
    expect(searchMatcher(sought, names)(entry)).toBe(true);
  });

  it.each(['abc', 'bc10', THEIRS.slice(0, 3), '41', '1042', 'food', 'null'])(
    'does not find it by %j',
    (sought) => {
      expect(searchMatcher(sought, names)(entry)).toBe(false);
    },
  );
});

describe('looking through many', () => {
  it('writes the texts of an entry once, and goes through contacts once for all entries', () => {
    const reads = { sides: 0, amounts: 0, names: 0 };
    const entries = Array.from({ length: 50 }, () => ({
      ...entry,
      get counterparts() {
        reads.sides += 1;
        return [THEIRS];
      },
      get amount() {
        reads.amounts += 1;
        return entry.amount;
      },
    }));
    const contacts = Array.from({ length: 30 }, (_, index) => ({
      address: `nobody ${index}`,
      get name() {
        reads.names += 1;
        return `Zed ${index}`;
      },
    }));
    for (const sought of ['9999', '99991', '999912'])
      expect(entries.filter(searchMatcher(sought, { contacts, notes: {} }))).toEqual([]);
    expect(reads).toEqual({ sides: 50, amounts: 50, names: 90 });
  });
});

describe('kinds', () => {
  const kindsOf = (given: Partial<HistoryEntry>) =>
    HISTORY_FILTERS.filter((filter) => isOfKind({ ...entry, ...given }, filter));

  it('are what an entry did, and whether it is still open', () => {
    expect(kindsOf({})).toEqual(['all', 'sent']);
    expect(kindsOf({ direction: 'received', state: { kind: 'pending' } })).toEqual([
      'all',
      'received',
      'open',
    ]);
    expect(kindsOf({ direction: 'mined' })).toEqual(['all', 'own']);
    expect(kindsOf({ direction: 'to-self', state: { kind: 'dropped' } })).toEqual(['all', 'open', 'own']);
    expect(kindsOf({ state: { kind: 'replaced', by: null } })).toEqual(['all', 'sent']);
  });
});
