import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followKoinu, reachOf } from './followKoinu.ts';

const worth = (...values: number[]) => values.map((value) => ({ value: BigInt(value) }));

describe('a koinu', () => {
  const flow = { inputs: worth(10, 5, 20), outputs: worth(12, 0, 8, 9) };

  it.each([
    [0, 0n, { kind: 'output', vout: 0, offset: 0n }],
    [0, 9n, { kind: 'output', vout: 0, offset: 9n }],
    [1, 1n, { kind: 'output', vout: 0, offset: 11n }],
    [1, 2n, { kind: 'output', vout: 2, offset: 0n }],
    [2, 4n, { kind: 'output', vout: 2, offset: 7n }],
    [2, 5n, { kind: 'output', vout: 3, offset: 0n }],
    [2, 14n, { kind: 'fee', offset: 0n }],
    [2, 19n, { kind: 'fee', offset: 5n }],
  ] as const)('at %i:%i goes first in, first out', (input, offset, index) => {
    expect(followKoinu(flow, input, offset)).toEqual(index);
  });

  it('that is not there is a mistake of the caller', () => {
    for (const [input, offset] of [
      [0, 10n],
      [0, -1n],
      [3, 0n],
      [-1, 0n],
      [0.5, 0n],
    ] as const) {
      expect(() => followKoinu(flow, input, offset)).toThrow(RangeError);
    }
  });

  it('never shares its index with another, and none is lost', () => {
    const values = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(values, values, (given, wanted) => {
        const total = given.reduce((sum, value) => sum + value, 0);
        let left = total;
        const kept = wanted.map((value) => {
          const paid = Math.min(value, left);
          left -= paid;
          return paid;
        });
        const drawn = { inputs: worth(...given), outputs: worth(...kept) };
        const indexes = given.flatMap((value, input) =>
          Array.from({ length: value }, (_, offset) => followKoinu(drawn, input, BigInt(offset))),
        );
        const names = indexes.map((index) => `${index.kind === 'fee' ? 'fee' : index.vout}:${index.offset}`);
        expect(new Set(names).size).toBe(total);
        expect(indexes.filter(({ kind }) => kind === 'fee')).toHaveLength(left);
        for (const [input, value] of given.entries()) {
          const own = Array.from({ length: value }, (_, offset) => followKoinu(drawn, input, BigInt(offset)));
          const outputs = own.flatMap((index) => (index.kind === 'output' ? [index.vout] : []));
          expect(reachOf(drawn, input)).toEqual({
            outputs: [...new Set(outputs)],
            reachesFee: own.some(({ kind }) => kind === 'fee'),
          });
        }
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});
