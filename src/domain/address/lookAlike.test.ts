import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from './DogeAddress.ts';
import { judgeRecipient, type KnownAddresses } from './judgeRecipient.ts';
import { differenceOf, findLookAlike, isLookAlike } from './lookAlike.ts';

const REAL = 'D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEspS' as DogeAddress;
const FAKE = 'D9iBxxxxxxxxxxxxxxxxxxxxxxxxxxEspS' as DogeAddress;
const OTHER = 'DFc4NUAUfXwq4J7P3Ter6ddFs6CAMpchRS' as DogeAddress;

describe('two addresses', () => {
  it('look alike when they begin and end with the same four characters and are not the same', () => {
    expect(isLookAlike(REAL, FAKE)).toBe(true);
    expect(isLookAlike(REAL, REAL)).toBe(false);
    expect(isLookAlike(REAL, OTHER)).toBe(false);
    expect(isLookAlike(REAL, `D9iC${FAKE.slice(4)}`)).toBe(false);
    expect(isLookAlike(REAL, `${FAKE.slice(0, -1)}s`)).toBe(false);
  });

  it('look alike from either side, and differ where it is said', () => {
    const text = fc.string({ minLength: 20, maxLength: 30 });
    fc.assert(
      fc.property(text, text, (one, middle) => {
        const other = one.slice(0, 4) + middle + one.slice(-4);
        expect(isLookAlike(one, other)).toBe(isLookAlike(other, one));
        expect(isLookAlike(one, other)).toBe(one !== other);
        const { from, to } = differenceOf(one, other);
        expect(one.slice(0, from)).toBe(other.slice(0, from));
        if (one.length === other.length) expect(one.slice(to + 1)).toBe(other.slice(to + 1));
      }),
    );
  });

  it('differ between their ends', () => {
    expect(differenceOf(REAL, FAKE)).toEqual({ from: 4, to: 29 });
  });
});

describe('a look-alike', () => {
  it('is found among what is known', () => {
    expect(findLookAlike(FAKE, [OTHER, REAL])).toBe(REAL);
    expect(findLookAlike(OTHER, [REAL])).toBeNull();
  });

  it('is none when the address is known itself', () => {
    expect(findLookAlike(FAKE, [REAL, FAKE])).toBeNull();
  });
});

describe('a recipient', () => {
  const WATCHED = { address: FAKE, name: 'Cold', isWatched: true };
  const nothing: KnownAddresses = { own: [], contacts: [], paid: [], dustSenders: [] };
  const shop = { address: REAL, name: 'Shop' };

  it.each<[string, KnownAddresses, unknown]>([
    [
      'an account of ours',
      { ...nothing, own: [{ address: FAKE, name: 'Savings' }], contacts: [shop] },
      { kind: 'own', name: 'Savings' },
    ],
    [
      'a contact',
      { ...nothing, contacts: [shop, { address: FAKE, name: 'Bob' }] },
      { kind: 'contact', name: 'Bob' },
    ],
    ['only watched', { ...nothing, own: [WATCHED] }, { kind: 'watched', name: 'Cold' }],
    [
      'ours, and watched beside that',
      { ...nothing, own: [WATCHED, { address: FAKE, name: 'Savings' }] },
      { kind: 'own', name: 'Savings' },
    ],
    [
      'like a contact, and watched since a file brought it in',
      { ...nothing, own: [WATCHED], contacts: [shop] },
      { kind: 'look-alike', like: REAL, name: 'Shop', sentDust: false },
    ],
    ['paid before', { ...nothing, paid: [REAL, FAKE] }, { kind: 'paid-before' }],
    ['unknown', { ...nothing, paid: [OTHER] }, { kind: 'first-time' }],
    [
      'like a contact',
      { ...nothing, contacts: [shop] },
      { kind: 'look-alike', like: REAL, name: 'Shop', sentDust: false },
    ],
    [
      'like one of ours',
      { ...nothing, own: [shop] },
      { kind: 'look-alike', like: REAL, name: 'Shop', sentDust: false },
    ],
    [
      'like one that was paid, and sent us dust',
      { ...nothing, paid: [REAL], dustSenders: [FAKE] },
      { kind: 'look-alike', like: REAL, name: null, sentDust: true },
    ],
  ])('is %s', (_, known, trust) => {
    expect(judgeRecipient(FAKE, known)).toEqual(trust);
  });

  it('is no better known for a name that a file gives it, also once it is paid', () => {
    const known = { ...nothing, contacts: [{ address: OTHER, name: 'Vet', isFromFile: true }] };
    expect(judgeRecipient(OTHER, known)).toEqual({ kind: 'first-time', calledInFile: 'Vet' });
    expect(judgeRecipient(OTHER, { ...known, paid: [OTHER] })).toEqual({
      kind: 'paid-before',
      calledInFile: 'Vet',
    });
  });

  it('is still a look-alike when a file names it, and none of one that only a file names', () => {
    const named = { address: FAKE, name: 'Vet', isFromFile: true };
    expect(judgeRecipient(FAKE, { ...nothing, contacts: [named], paid: [REAL] })).toMatchObject({
      kind: 'look-alike',
      like: REAL,
    });
    expect(judgeRecipient(REAL, { ...nothing, contacts: [named] })).toEqual({ kind: 'first-time' });
  });
});
