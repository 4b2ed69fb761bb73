import { describe, expect, it } from 'vitest';
import { NearMempool } from './NearMempool.ts';

const PAIR = { commit: 230, reveal: 290 };
/** What nodes count of a transaction of which nothing is known but that it waits. */
const UNKNOWN = 300;

describe('a commit and its reveal', () => {
  it('rest on 23 others at most, so that the reveal is the 25th', () => {
    const takes = (parents: number) => {
      const mempool = new NearMempool();
      const waiting = Array.from({ length: parents }, () => mempool.addUnknown(1));
      return mempool.addPair(waiting, PAIR) !== null;
    };
    expect([takes(23), takes(24)]).toEqual([true, false]);
  });

  it('are among 25 that rest on one', () => {
    const mempool = new NearMempool();
    const first = mempool.addPair([], PAIR);
    if (first === null) throw new Error('no room for the first');
    // the first and its reveal, then pairs beside each other
    for (let pair = 0; pair < 11; pair++) expect(mempool.addPair([first], PAIR)).not.toBeNull();
    expect(mempool.addPair([first], PAIR)).toBeNull();
  });

  it('have with all that they rest on at most 101,000 bytes', () => {
    const takes = (bytes: number) => {
      const mempool = new NearMempool();
      const large = [1, 2].map(
        () => mempool.addPair([], { commit: 40_000, reveal: 200 }) ?? mempool.addUnknown(1),
      );
      return mempool.addPair(large, { commit: bytes - 80_000 - 200, reveal: 200 }) !== null;
    };
    expect([takes(101_000), takes(101_001)]).toEqual([true, false]);
  });

  it('weigh with all that rests on the same transaction at most 101,000 bytes', () => {
    const takes = (bytes: number) => {
      const mempool = new NearMempool();
      const first = mempool.addUnknown(1);
      mempool.addPair([first], { commit: 50_000, reveal: 200 });
      const others = 2 * UNKNOWN + 50_200;
      return mempool.addPair([first], { commit: bytes - others - 200, reveal: 200 }) !== null;
    };
    expect([takes(101_000), takes(101_001)]).toEqual([true, false]);
  });
});
