import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP_LIMIT, hasHistory, indexesToQuery, isSameReading, nextGap } from './discovery.ts';
import type { KeyReading } from './ImportSource.ts';

const reading = (path: string, usesPassphrase = true): KeyReading => ({ path, usesPassphrase });
const STANDARD = reading("m/44'/3'/0'/0");

const indexes = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Answers: these indexes have history, and all others up to `upTo` have none. */
const reported = (upTo: number, ...used: readonly number[]): ReadonlyMap<number, boolean> =>
  new Map(indexes(0, upTo).map((index) => [index, used.includes(index)]));

/** The final result when answers arrive in a given order. */
function discovered(used: readonly number[], order: Iterator<number>): ReadonlyMap<number, boolean> {
  const known = new Map<number, boolean>();
  const ask = () => indexesToQuery(STANDARD, known);
  for (let asked = ask(); asked.length > 0; asked = ask()) {
    const index = asked[(order.next().value ?? 0) % asked.length] ?? 0;
    known.set(index, used.includes(index));
  }
  return known;
}

/** The used indexes that are not separated from the first by a gap of twenty. */
function reachedOf(used: readonly number[]): readonly number[] {
  const reached: number[] = [];
  for (let index = 0, gap = 0; gap < GAP_LIMIT; index += 1) {
    gap = used.includes(index) ? 0 : gap + 1;
    if (gap === 0) reached.push(index);
  }
  return reached;
}

describe('the indexes to ask about next', () => {
  it.each([
    { name: 'nothing is known', known: new Map(), asked: indexes(0, 19) },
    { name: 'none has history', known: reported(19), asked: [] },
    { name: 'the first has', known: reported(19, 0), asked: [20] },
    { name: 'the last of the gap has', known: reported(19, 19), asked: indexes(20, 39) },
    {
      name: 'some are not answered',
      known: new Map([
        [0, false],
        [2, false],
      ]),
      asked: [1, ...indexes(3, 19)],
    },
    {
      name: 'a later one has, and an earlier one is not answered',
      known: new Map([[5, true]]),
      asked: [...indexes(0, 4), ...indexes(6, 25)],
    },
    { name: 'the gap is full behind the last one', known: reported(27, 3, 7), asked: [] },
  ])('when $name', ({ known, asked }) => {
    expect(indexesToQuery(STANDARD, known)).toEqual(asked);
  });

  it('are the only one of a single key or address, once', () => {
    expect(indexesToQuery(reading(''), new Map())).toEqual([0]);
    expect(indexesToQuery(reading(''), reported(0, 0))).toEqual([]);
  });

  it('find every used address that a gap of twenty reaches, and no others, in whatever order answers come', () => {
    const used = fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: 25 });
    fc.assert(
      fc.property(used, fc.infiniteStream(fc.nat()), (all, order) => {
        const known = discovered(all, order);
        const reached = reachedOf(all);
        const found = [...known].filter(([, isUsed]) => isUsed).map(([index]) => index);
        expect(found.sort((one, other) => one - other)).toEqual(reached);
        expect(known.size).toBe((reached.at(-1) ?? -1) + 1 + GAP_LIMIT);
      }),
    );
  });
});

describe('a larger gap', () => {
  it('goes on where the search stopped', () => {
    expect(indexesToQuery(STANDARD, reported(19), 100)).toEqual(indexes(20, 99));
    expect(indexesToQuery(STANDARD, reported(23, 3), 100)).toEqual(indexes(24, 103));
    expect(indexesToQuery(reading(''), reported(0), 100)).toEqual([]);
    expect(indexesToQuery(STANDARD, new Map([...reported(19), [2_000_000_000, true]]))).toEqual([]);
  });

  it('comes step by step, and has an end', () => {
    const gaps: number[] = [];
    for (let gap: number | null = GAP_LIMIT; gap !== null; gap = nextGap(gap)) gaps.push(gap);
    expect(gaps).toEqual([20, 100, 400]);
  });
});

it('tells readings apart by path and passphrase', () => {
  expect(isSameReading(STANDARD, { ...STANDARD })).toBe(true);
  expect(isSameReading(STANDARD, { ...STANDARD, usesPassphrase: false })).toBe(false);
  expect(isSameReading(STANDARD, reading('m'))).toBe(false);
});

it('tells whether anything has history', () => {
  expect(hasHistory(new Map())).toBe(false);
  expect(hasHistory(reported(3))).toBe(false);
  expect(hasHistory(reported(3, 2))).toBe(true);
});
