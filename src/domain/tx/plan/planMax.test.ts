import { describe, expect, it } from 'vitest';
import { coin, DOGE, many, ownChange, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { planned, problemOf } from '../../../../mocks/fixtures/tx/plans.fixture.ts';
import { feeRate, presetFeeRate } from '../../amount/FeeRate.ts';
import { warningsOf } from '../../review/warningsOf.ts';
import { worthOf } from '../selection/Selection.ts';

describe('planTransfer of everything', () => {
  it('spends all spendable coins, and no small or protected one', () => {
    const spendable = [coin(1, 5n * DOGE), coin(2, 1_000_000n), ownChange(3, 2n * DOGE)];
    const others = [coin(4, 999_999n), coin(5, 100_000n), coin(6, 9n * DOGE, { inscription: 'carries' })];
    const plan = planned([...spendable, ...others], 'max');
    expect(new Set(plan.inputs)).toEqual(new Set(spendable));
    expect(plan.outputs).toEqual([{ to: THEIRS, amount: 7n * DOGE + 1_000_000n - 488_000n }]);
    expect(plan).toMatchObject({ fee: 488_000n, changeIndex: null, changeGivenUp: 0n });
  });

  it('moves no more than one transaction may, and says what is left', () => {
    const coins = [coin(1, 6_000_000_000n * DOGE), coin(2, 5_000_000_000n * DOGE), coin(3, 3n * DOGE)];
    const plan = planned(coins, 'max');
    expect(plan.inputs.map(({ value }) => value)).toEqual([6_000_000_000n * DOGE, 3n * DOGE]);
    expect(plan.left).toMatchObject({ coins: 1, amount: 5_000_000_000n * DOGE });
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
      breakdown: { total: worthOf(coins) },
    });
  });

  it('spends the largest coins that fit, and says what is left for another transfer', () => {
    const plan = planned([...many(676, DOGE), coin(700, 3n * DOGE), coin(701, 2n * DOGE)], 'max');
    expect(plan).toMatchObject({ size: 99_946, changeIndex: null });
    expect(worthOf(plan.inputs)).toBe(678n * DOGE);
    expect(plan.left).toEqual({ coins: 3, amount: 3n * DOGE, waitForBlock: false });
    expect(warningsOf(plan)).toContainEqual({ kind: 'coins-left', ...plan.left });
    expect(planned(many(675, DOGE), 'max').left).toBeUndefined();
  });

  it('leaves the coins of a heavy chain for later', () => {
    const plan = planned([ownChange(900, 100n * DOGE, 1, 66_000), ...many(300, 2n * DOGE)], 'max');
    expect(plan.left).toEqual({ coins: 1, amount: 100n * DOGE, waitForBlock: true });
    expect(plan.inputs).toHaveLength(300);
  });

  it('spends the coin of a heavy chain with what fits beside it, when that is more', () => {
    const plan = planned([ownChange(900, 900n * DOGE, 1, 66_000), ...many(300, 2n * DOGE)], 'max');
    expect(plan.size).toBeLessThanOrEqual(35_000);
    expect(plan.left).toEqual({ coins: 65, amount: 130n * DOGE, waitForBlock: false });
  });

  it('leaves the poorer of two chains when both together are too long', () => {
    const plan = planned([ownChange(1, DOGE, 20), ownChange(2, 2n * DOGE, 5)], 'max');
    expect(plan.inputs.map((one) => one.value)).toEqual([2n * DOGE]);
    expect(plan.left).toEqual({ coins: 1, amount: DOGE, waitForBlock: true });
  });

  it('says when everything rests on too much, and when it would cost too much', () => {
    expect(problemOf([ownChange(1, DOGE, 25)], 'max')).toEqual({
      kind: 'chain-too-long',
      limit: 'ancestors',
      actual: 26,
      maximum: 25,
      possible: 0n,
    });
    const dear = problemOf(many(10, 20n * DOGE), 'max', feeRate(70n * DOGE));
    expect(dear).toEqual({ kind: 'fee-too-high', fee: 10_668_000_000n, maximum: 100n * DOGE });
  });
});
