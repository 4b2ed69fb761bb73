import { describe, expect, it } from 'vitest';
import { hasRoomFor, MAX_RELATIVES, type Relative, relativesOf } from './relatives.ts';

const one = (txid: string, ...parents: readonly string[]): Relative => ({
  txid,
  inputs: (parents.length === 0 ? ['confirmed'] : parents).map((parent) => ({ txid: parent })),
});

/** Transfers chained by their change: each a commit and a reveal. */
const chain = (count: number): readonly Relative[] =>
  Array.from({ length: count }, (_, place) => [
    place === 0 ? one('c0') : one(`c${place}`, `c${place - 1}`),
    one(`r${place}`, `c${place}`),
  ]).flat();

describe('unconfirmed relatives', () => {
  it('are the ancestors of a plain chain, itself included', () => {
    expect(relativesOf('b', [one('a'), one('b', 'a')])).toBe(2);
    expect(relativesOf('z', [one('a')])).toBe(0);
  });

  it('are the descendants of its first ancestor too', () => {
    expect(relativesOf('c2', chain(3))).toBe(6);
  });

  it('leave room for twelve transfers in a chain, and for no thirteenth', () => {
    expect(MAX_RELATIVES).toBe(25);
    const [commit, reveal] = [one('c12', 'c11'), one('r12', 'c12')];
    expect(hasRoomFor(chain(12), [])).toBe(true);
    expect(hasRoomFor([commit], chain(12))).toBe(true);
    expect(hasRoomFor([commit, reveal], chain(12))).toBe(false);
  });

  it('do not count across coins of their own', () => {
    expect(hasRoomFor([one('x'), one('y', 'x')], chain(12))).toBe(true);
  });
});
