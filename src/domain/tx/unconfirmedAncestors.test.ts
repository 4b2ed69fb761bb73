import { describe, expect, it } from 'vitest';
import { ancestorsAmong, hasCapacityFor, type UnconfirmedTransaction } from './unconfirmedAncestors.ts';

const one = (txid: string, parents: readonly string[] = [], size = 250): UnconfirmedTransaction => ({
  txid,
  size,
  inputs: (parents.length === 0 ? ['confirmed'] : parents).map((parent) => ({ txid: parent })),
});

/** Transfers chained by their change: each a commit and a reveal. */
const chain = (count: number, size = 250): readonly UnconfirmedTransaction[] =>
  Array.from({ length: count }, (_, index) => [
    index === 0 ? one('c0', [], size) : one(`c${index}`, [`c${index - 1}`], size),
    one(`r${index}`, [`c${index}`], size),
  ]).flat();

describe('unconfirmed relatives', () => {
  it('are the ancestors of a plain chain, itself included, with what rests on each', () => {
    const ancestorsOf = ancestorsAmong([one('a', [], 100), one('b', ['a'], 30), one('c', ['a'], 7)]);
    expect(ancestorsOf('b')).toEqual([
      { txid: 'b', size: 30, descendants: { count: 1, bytes: 30 } },
      { txid: 'a', size: 100, descendants: { count: 3, bytes: 137 } },
    ]);
    expect(ancestorsOf('z')).toEqual([]);
  });

  it('count one that was reached in two ways once', () => {
    const ancestorsOf = ancestorsAmong([one('a'), one('b', ['a']), one('c', ['a']), one('d', ['b', 'c'])]);
    expect(ancestorsOf('d')).toHaveLength(4);
    expect(ancestorsOf('d').find(({ txid }) => txid === 'a')?.descendants.count).toBe(4);
  });

  it('leave room for twelve transfers in a chain, and for no thirteenth', () => {
    const [commit, reveal] = [one('c12', ['c11']), one('r12', ['c12'])];
    expect(hasCapacityFor(chain(12), [])).toBe(true);
    expect(hasCapacityFor([commit], chain(12))).toBe(true);
    expect(hasCapacityFor([commit, reveal], chain(12))).toBe(false);
  });

  it('leave room for 101,000 bytes together, and for not one more', () => {
    const parents = [one('a', [], 60_000), one('b', ['a'], 40_000)];
    expect(hasCapacityFor([one('c', ['b'], 1_000)], parents)).toBe(true);
    expect(hasCapacityFor([one('c', ['b'], 1_001)], parents)).toBe(false);
    expect(hasCapacityFor([one('c', ['a'], 1_001)], parents)).toBe(false);
  });

  it('do not count across coins of their own', () => {
    expect(hasCapacityFor([one('x'), one('y', ['x'])], chain(12, 4_000))).toBe(true);
  });
});
