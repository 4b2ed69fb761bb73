// Nodes reject a transaction whose outputs or inputs exceed MAX_MONEY in total (`CheckTransaction`, `CheckTxInputs`).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, ownChange, request } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { planned, problemOf } from '../../../../mocks/fixtures/tx/plans.fixture.ts';
import { MAX_MONEY } from '../../amount/Koinu.ts';
import { type Coin, outpointKey } from '../Coin.ts';
import { worthOf } from '../selection/Selection.ts';
import { planTransfer } from './planTransfer.ts';

const BILLION = 1_000_000_000n * DOGE;
const values = (coins: readonly Coin[]) => coins.map(({ value }) => value);
const maximum = MAX_MONEY;

/** Whether some of the coins can pay this within the limits; fees are at most 1 DOGE here. */
function isPayable(coins: readonly Coin[], amount: bigint): boolean {
  for (let mask = 1; mask < 2 ** coins.length; mask++) {
    const worth = worthOf(coins.filter((_, index) => (mask >> index) & 1));
    if (worth <= MAX_MONEY && worth >= amount + DOGE) return true;
  }
  return false;
}

describe('a transfer above what nodes let one transaction move', () => {
  it('takes coins that stay below it together, where the largest do not', () => {
    const coins = [coin(1, 6n * BILLION), coin(2, 5n * BILLION), coin(3, 2n * BILLION)];
    expect(values(planned(coins, 7n * BILLION).inputs)).toEqual([6n * BILLION, 2n * BILLION]);
    const others = [coin(1, 6n * BILLION), coin(2, 5n * BILLION), coin(3, (9n * BILLION) / 2n)];
    expect(values(planned(others, 9n * BILLION).inputs)).toEqual([5n * BILLION, (9n * BILLION) / 2n]);
  });

  it('says so where no coins do', () => {
    const coins = [coin(1, 6n * BILLION), coin(2, 5n * BILLION)];
    expect(problemOf(coins, 7n * BILLION)).toEqual({ kind: 'above-money', maximum });
    expect(problemOf(coins, [6n * BILLION, 6n * BILLION])).toEqual({ kind: 'above-money', maximum });
    const unconfirmed = [ownChange(1, 6n * BILLION), ownChange(2, 5n * BILLION)];
    expect(problemOf(unconfirmed, 7n * BILLION)).toEqual({ kind: 'above-money', maximum });
  });

  it.each([1n, 'max'] as const)('does not spend chosen coins above it: %s', (spec) => {
    const coins = [coin(1, 6n * BILLION), coin(2, 5n * BILLION)];
    const chosen = coins.map(outpointKey);
    const amount = spec === 'max' ? spec : 7n * BILLION;
    expect(planTransfer({ ...request(coins, amount), chosen })).toEqual({
      ok: false,
      problem: { kind: 'above-money', maximum },
    });
  });

  it('reaches the limit itself', () => {
    const coins = [coin(1, 6n * BILLION), coin(2, 4n * BILLION)];
    expect(worthOf(planned(coins, 9n * BILLION).inputs)).toBe(MAX_MONEY);
    expect(worthOf(planned(coins, 'max').inputs)).toBe(MAX_MONEY);
  });

  it('is never planned, and is refused for it only where nothing else can be done', () => {
    const large = fc.bigInt({ min: 1n, max: 200n }).map((part) => (part * BILLION) / 20n);
    const drawn = fc.array(fc.tuple(large, fc.boolean()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(drawn, large, fc.boolean(), (worths, amount, isMax) => {
        const coins = worths.map(([value, isOwn], index) =>
          isOwn ? ownChange(index + 1, value) : coin(index + 1, value),
        );
        const result = planTransfer(request(coins, isMax ? 'max' : amount));
        if (result.ok) {
          expect(worthOf(result.value.inputs)).toBeLessThanOrEqual(MAX_MONEY);
          return;
        }
        expect(isMax || isPayable(coins, amount)).toBe(false);
        const total = worthOf(coins);
        expect(result.problem.kind).toBe(total < amount + DOGE ? 'not-enough' : 'above-money');
      }),
      { numRuns: 2_000 },
    );
  });
});
