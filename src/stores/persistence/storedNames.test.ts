/** Names in the persisted record since its first version, whatever they are called in the code. */
import { describe, expect, it } from 'vitest';
import { fromStored, toStored } from './storedNames.ts';

/** Slice, names as stored, names in the code. */
const NAMED: readonly (readonly [string, object, object])[] = [
  [
    'accounts',
    { accounts: [{ key: 'a/0', alianName: 'Vet' }], current: { alianName: 'Vet' }, currentNetwork: 'all' },
    { accounts: [{ key: 'a/0', name: 'Vet' }], current: { name: 'Vet' }, standardFilter: 'all' },
  ],
  [
    'keyrings',
    { keyrings: [{ alianName: 'House', accounts: [{ alianName: 'Vet' }] }], missing: ['a'] },
    { keyrings: [{ name: 'House', accounts: [{ name: 'Vet' }] }], missing: ['a'] },
  ],
  [
    'session',
    { staysUnlocked: true, kept: { endsAtMs: 1, stay: 'one-key' } },
    { staysUnlocked: true, persisted: { endsAtMs: 1, remembered: 'one-key' } },
  ],
  ['session', { kept: null }, { persisted: null }],
  [
    'draft',
    { drafts: { 'a/0': { isReceiverGood: true } } },
    { drafts: { 'a/0': { isRecipientGood: true } } },
  ],
  ['tokenDraft', { drafts: [{ isReceiverGood: false }] }, { drafts: [{ isRecipientGood: false }] }],
  [
    'transactions',
    { transfers: [{ stage: 'refused', refusal: { reason: 'dust', detail: 'refused' } }] },
    { transfers: [{ stage: 'rejected', rejection: { reason: 'dust', detail: 'refused' } }] },
  ],
  [
    'tokenTransfers',
    { transfers: [{ stage: 'refused', batch: { id: 'a', place: 1, of: 2 } }, { stage: 'sent' }] },
    { transfers: [{ stage: 'rejected', batch: { id: 'a', position: 1, of: 2 } }, { stage: 'sent' }] },
  ],
  ['contacts', { list: [{ name: 'Vet' }] }, { list: [{ name: 'Vet' }] }],
];

describe('the names of the persisted record', () => {
  it.each(NAMED)('of %s are read and written', (slice, stored, here) => {
    expect(JSON.parse(fromStored(slice, JSON.stringify(stored)))).toEqual(here);
    expect(JSON.parse(toStored(slice, JSON.stringify(here)))).toEqual(stored);
  });

  it('are those of the tables alone, whatever text a record is keyed by or holds', () => {
    const odd = { constructor: { toString: 1 }, stage: 'constructor', valueOf: 'hasOwnProperty' };
    for (const slice of ['accounts', 'transactions', 'tokenTransfers']) {
      const record = JSON.stringify({ transfers: [odd] });
      expect(fromStored(slice, record)).toBe(record);
      expect(toStored(slice, record)).toBe(record);
    }
  });

  it('are refused when the record is none', () => {
    expect(() => fromStored('accounts', '{')).toThrow(SyntaxError);
  });
});
