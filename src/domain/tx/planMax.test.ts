import { describe, expect, it } from 'vitest';
import { feeRate, presetFeeRate } from '../amount/FeeRate.ts';
import { coin, DOGE, many, ownChange, THEIRS } from './coins.fixture.ts';
import { planned, problemOf } from './plans.fixture.ts';
import { worthOf } from './selection/Selection.ts';

describe('planTransfer of everything', () => {
  it('spends all spendable coins, and no small or protected one', () => {
    const spendable = [coin(1, 5n * DOGE), coin(2, 1_000_000n), ownChange(3, 2n * DOGE)];
    const others = [coin(4, 999_999n), coin(5, 100_000n), coin(6, 9n * DOGE, { inscription: 'carries' })];
    const plan = planned([...spendable, ...others], 'max');
    expect(new Set(plan.inputs)).toEqual(new Set(spendable));
    expect(plan.outputs).toEqual([{ to: THEIRS, amount: 7n * DOGE + 1_000_000n - 488_000n }]);
    expect(plan).toMatchObject({ fee: 488_000n, changeIndex: null, changeGivenUp: 0n });
  });

  it('leaves coins that cost more than they bring', () => {
    const plan = planned([coin(1, DOGE), coin(2, 1_480_000n)], 'max', presetFeeRate(10));
    expect(plan.inputs.map((one) => one.value)).toEqual([DOGE]);
  });

  it('pays as much as can be paid at all', () => {
    const coins = [coin(1, 5n * DOGE), coin(2, 3n * DOGE), coin(3, 1_200_000n)];
    for (const preset of [1, 5, 10]) {
      const [most] = planned(coins, 'max', presetFeeRate(preset)).outputs;
      const amount = most?.amount ?? 0n;
      expect(planned(coins, amount, presetFeeRate(preset)).outputs).toHaveLength(1);
      expect(problemOf(coins, amount + 1n, presetFeeRate(preset)).kind).toBe('not-enough');
    }
  });

  it.each([
    { name: 'there is no coin', coins: [] },
    { name: 'all coins are small or protected', coins: [coin(1, 900_000n), coin(2, 100_000n)] },
    { name: 'the rest after the fee would be dust', coins: [coin(1, 1_100_000n)] },
  ])('has nothing to send when $name', ({ coins }) => {
    expect(problemOf(coins, 'max')).toMatchObject({
      kind: 'nothing-to-send',
      parts: { total: worthOf(coins) },
    });
  });

  it('says when that would be too large or rest on too many', () => {
    expect(problemOf(many(676, DOGE), 'max')).toEqual({ kind: 'too-large', size: 100_094, maximum: 99_999 });
    const chain = [ownChange(1, DOGE, 20), ownChange(2, DOGE, 5)];
    expect(problemOf(chain, 'max')).toEqual({ kind: 'chain-too-long', ancestors: 25, maximum: 24 });
    const dear = problemOf(many(10, 20n * DOGE), 'max', feeRate(70n * DOGE));
    expect(dear).toEqual({ kind: 'fee-too-high', fee: 10_668_000_000n, maximum: 100n * DOGE });
  });
});
