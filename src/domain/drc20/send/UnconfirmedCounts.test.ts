import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { UnconfirmedCounts } from './UnconfirmedCounts.ts';

const PAIR = { commit: 230, reveal: 290 };

describe('a commit and its reveal', () => {
  it('rest on 23 others at most, so that the reveal is the 25th', () => {
    const takes = (parents: number) => {
      const mempool = new UnconfirmedCounts();
      return mempool.addPair(mempool.addWaiting(chainOf(1, parents)), PAIR) !== null;
    };
    expect([takes(23), takes(24)]).toEqual([true, false]);
  });

  it('are among 25 that rest on one', () => {
    const mempool = new UnconfirmedCounts();
    const first = mempool.addPair([], PAIR);
    if (first === null) throw new Error('no room for the first');
    // the first and its reveal, then pairs side by side
    for (let pair = 0; pair < 11; pair++) expect(mempool.addPair([first], PAIR)).not.toBeNull();
    expect(mempool.addPair([first], PAIR)).toBeNull();
  });

  it('have with all that they rest on at most 101,000 bytes', () => {
    const takes = (bytes: number) => {
      const mempool = new UnconfirmedCounts();
      const large = [1, 2].flatMap((index) => mempool.addWaiting(chainOf(index, 1, 40_000)));
      return mempool.addPair(large, { commit: bytes - 80_000 - 200, reveal: 200 }) !== null;
    };
    expect([takes(101_000), takes(101_001)]).toEqual([true, false]);
  });

  it('weigh with all that rests on the same transaction at most 101,000 bytes', () => {
    const takes = (bytes: number) => {
      const mempool = new UnconfirmedCounts();
      const first = mempool.addWaiting(chainOf(1, 1, 300));
      mempool.addPair(first, { commit: 50_000, reveal: 200 });
      return mempool.addPair(first, { commit: bytes - 300 - 50_200 - 200, reveal: 200 }) !== null;
    };
    expect([takes(101_000), takes(101_001)]).toEqual([true, false]);
  });

  it('count what rested on the same transaction before, whoever made it', () => {
    const mempool = new UnconfirmedCounts();
    const [first] = chainOf(1, 1, 300);
    if (first === undefined) throw new Error('no chain');
    const heavy = mempool.addWaiting([{ ...first, descendants: { count: 2, bytes: 100_500 } }]);
    expect(mempool.addPair(heavy, PAIR)).toBeNull();
  });

  it('rest on a transaction that two coins share once', () => {
    const mempool = new UnconfirmedCounts();
    const both = [...mempool.addWaiting(chainOf(1, 1, 60_000)), ...mempool.addWaiting(chainOf(1, 1, 60_000))];
    expect(mempool.addPair(both, PAIR)).not.toBeNull();
  });
});
