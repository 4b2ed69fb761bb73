import coinSelect from 'coinselect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coin,
  DOGE,
  many,
  OURS,
  ownChange,
  request,
  THEIRS,
} from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { planned, problemOf } from '../../../../mocks/fixtures/tx/plans.fixture.ts';
import { feeRate, presetFeeRate } from '../../amount/FeeRate.ts';
import { koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import type { Coin } from '../Coin.ts';
import { classifyCoin } from '../coins/classifyCoin.ts';
import { requiredFee } from '../policy.ts';
import { worthOf } from '../selection/Selection.ts';
import type { TransferPlan } from '../Transfer.ts';
import { planTransfer } from './planTransfer.ts';

describe('planTransfer', () => {
  it('pays in the order of the request, with the change last', () => {
    const plan = planned([coin(1, 100n * DOGE)], [3n * DOGE, 2n * DOGE]);
    expect(plan.outputs.map(({ amount }) => amount)).toEqual([3n * DOGE, 2n * DOGE, 95n * DOGE - 260_000n]);
    expect(plan.outputs.map(({ to }) => to)).toEqual([THEIRS, THEIRS, OURS]);
    expect(plan).toMatchObject({ changeIndex: 2, fee: 260_000n, changeGivenUp: 0n, size: 260 });
  });

  it('takes 226,000 koinu for 226 bytes, and gives change of 999,999 koinu to the fee, as Trezor does', () => {
    const kept = planned([coin(1, 2n * DOGE + 1_226_000n)], 2n * DOGE);
    expect(kept).toMatchObject({ fee: 226_000n, changeIndex: 1, changeGivenUp: 0n });
    const givenUp = planned([coin(1, 2n * DOGE + 1_225_999n)], 2n * DOGE);
    expect(givenUp).toMatchObject({
      fee: 1_225_999n,
      changeIndex: null,
      changeGivenUp: 1_033_999n,
      size: 192,
    });
  });

  it('adds the surcharge of a payment below 0.01 DOGE', () => {
    expect(planned([coin(1, DOGE)], 500_000n).fee).toBe(1_226_000n);
  });

  it('is frozen to its leaves and leaves the request as it was', () => {
    const given = request([coin(1, 10n * DOGE), coin(2, 5n * DOGE)], DOGE);
    const before = structuredClone(given);
    const result = planTransfer(given);
    const plan = result.ok ? result.value : null;
    const parts = [plan, plan?.inputs, plan?.outputs, ...(plan?.inputs ?? []), ...(plan?.outputs ?? [])];
    expect(parts.every(Object.isFrozen)).toBe(true);
    expect(given).toEqual(before);
    expect(given.coins.some(({ coin: one }) => Object.isFrozen(one))).toBe(false);
  });

  it('does not count a coin twice that is told twice', () => {
    expect(problemOf([coin(1, 2n * DOGE), coin(1, 2n * DOGE)], 3n * DOGE).kind).toBe('not-enough');
  });

  it('keeps its promises for whatever coins and requests', () => {
    const anyCoin = fc.record({
      value: fc.oneof(fc.bigInt({ min: 1n, max: 2_000_000n }), fc.bigInt({ min: DOGE, max: 90n * DOGE })),
      confirmations: fc.constantFrom(0, 1, 100, 300),
      isCoinbase: fc.boolean(),
      isOwnChange: fc.boolean(),
      inscription: fc.constantFrom('none', 'none', 'carries', 'unknown', 'not-indexed'),
    });
    const coins = fc.array(anyCoin, { maxLength: 30 });
    const spec = fc.oneof(
      fc.constant('max' as const),
      fc.array(fc.bigInt({ min: 1n, max: 60n * DOGE }), { maxLength: 3 }),
    );
    const rate = fc.bigInt({ min: 100_000n, max: 20_000_000n });
    const property = fc.property(coins, spec, rate, (given, wanted, perKilobyte) => {
      const all = given.map(({ value, ...more }, index) => coin(index, value, more));
      const result = planTransfer(request(all, wanted, feeRate(perKilobyte)));
      if (result.ok) checkPromises(result.value);
    });
    fc.assert(property, { numRuns: 1000, endOnFailure: true });
  });

  function checkPromises(plan: TransferPlan): void {
    const amounts = plan.outputs.map(({ amount }) => amount);
    const paid = amounts.reduce((sum, amount) => sum + amount, 0n);
    const statuses = plan.inputs.map((one) => classifyCoin(one, 'mainnet').status.kind);
    expect(new Set(statuses)).toEqual(new Set(['spendable']));
    expect(worthOf(plan.inputs) - paid).toBe(plan.fee);
    expect(plan.fee - plan.changeGivenUp).toBe(requiredFee(plan.size, amounts, plan.feeRate));
    const change = plan.changeIndex === null ? null : amounts[plan.changeIndex];
    if (change !== null) expect(change).toBeGreaterThanOrEqual(1_000_000n);
    if (plan.changeGivenUp > 0n) expect(change).toBeNull();
    const costOfChange = requiredFee(34, [], plan.feeRate);
    expect(plan.changeGivenUp).toBeLessThan(1_000_000n + costOfChange + 1n);
    expect(plan.fee).toBeLessThanOrEqual(100n * DOGE);
  }
});

describe('planTransfer, refusing', () => {
  it('tells what is needed, what could be used, and where the rest is', () => {
    const coins = [coin(1, 4n * DOGE), coin(2, 10n * DOGE, { inscription: 'carries' })];
    expect(problemOf(coins, 5n * DOGE)).toEqual({
      kind: 'not-enough',
      needed: 5n * DOGE + 192_000n,
      spendable: 4n * DOGE,
      fee: 192_000n,
      breakdown: {
        total: 14n * DOGE,
        spendable: 4n * DOGE,
        protected: 10n * DOGE,
        small: 0n,
        immature: 0n,
        unconfirmed: 0n,
        protection: 'inscription',
      },
    });
  });

  it('does not count coins as usable that cost more than they bring', () => {
    const coins = [coin(1, 4n * DOGE), coin(2, 1_200_000n)];
    const problem = problemOf(coins, 5n * DOGE, presetFeeRate(10));
    expect(problem).toMatchObject({ spendable: 4n * DOGE, fee: 1_920_000n });
  });

  it('does not break over amounts near the largest that exist', () => {
    expect(problemOf([coin(1, DOGE)], [MAX_MONEY, MAX_MONEY])).toEqual({
      kind: 'above-money',
      maximum: MAX_MONEY,
    });
    expect(problemOf([], DOGE)).toMatchObject({ kind: 'not-enough', spendable: 0n, fee: 192_000n });
  });

  it('refuses amounts below 0.001 DOGE, none at all, and rates that are not relayed', () => {
    const coins = [coin(1, DOGE)];
    expect(problemOf(coins, 99_999n)).toEqual({ kind: 'dust-amount', amount: 99_999n, minimum: 100_000n });
    expect(problemOf(coins, []).kind).toBe('nothing-to-send');
    expect(problemOf(coins, DOGE / 2n, feeRate(99_999n))).toEqual({
      kind: 'fee-rate-too-low',
      feeRate: 99_999n,
      minimum: 100_000n,
    });
  });

  it('says when coins are too many for one transaction', () => {
    expect(problemOf(many(800, DOGE), 700n * DOGE)).toMatchObject({ kind: 'too-large', maximum: 99_999 });
    expect(planned(many(800, DOGE), 673n * DOGE).inputs.length).toBeLessThanOrEqual(675);
  });

  it('does not give up real change to stay within the size', () => {
    const [coins, rate] = [many(675, DOGE), feeRate(100_000n)];
    const exactly = [600n * DOGE, 75n * DOGE - 9_998_000n];
    expect(planned(coins, exactly, rate)).toMatchObject({ size: 99_980, changeIndex: null });
    const leaving = [600n * DOGE, 75n * DOGE - 9_998_000n - 1_010_000n];
    expect(problemOf(coins, leaving, rate)).toEqual({ kind: 'too-large', size: 100_014, maximum: 99_999 });
  });

  it('says when coins rest on too many unconfirmed transactions', () => {
    const coins = [ownChange(1, 6n * DOGE, 13), ownChange(2, 6n * DOGE, 12)];
    expect(problemOf(coins, 10n * DOGE)).toEqual({
      kind: 'chain-too-long',
      limit: 'ancestors',
      actual: 26,
      maximum: 25,
      possible: 6n * DOGE - 192_000n,
    });
  });

  it('says when coins rest on too many bytes, and what can be sent at once', () => {
    const heavy = ownChange(1, 600n * DOGE, 2, 50_450);
    expect(problemOf([heavy, coin(2, 5n * DOGE)], 10n * DOGE)).toEqual({
      kind: 'chain-too-long',
      limit: 'ancestor-bytes',
      actual: 101_126,
      maximum: 101_000,
      possible: 5n * DOGE - 192_000n,
    });
    expect(planned([heavy, coin(2, 5n * DOGE)], 4n * DOGE).inputs.map(({ value }) => value)).toEqual([
      5n * DOGE,
    ]);
  });

  it('takes a fee of 100 DOGE and refuses more', () => {
    const coins = [coin(1, 1000n * DOGE)];
    const rateFor = (fee: bigint) => feeRate((fee * 1000n) / 226n);
    expect(planned(coins, DOGE, rateFor(100n * DOGE)).fee).toBe(100n * DOGE);
    const problem = problemOf(coins, DOGE, rateFor(100n * DOGE + 226n));
    expect(problem).toEqual({ kind: 'fee-too-high', fee: koinu(100n * DOGE + 226n), maximum: 100n * DOGE });
  });
});

describe('planTransfer beside the coinselect package', () => {
  const RATE = 1000;

  /** Whether nodes would relay the package's result: change of at least 0.01 DOGE, or none. */
  const isRelayed = (coins: readonly Coin[], amount: bigint): boolean => {
    const unspent = coins.map(({ value }) => ({ value: Number(value) }));
    const { inputs, outputs } = coinSelect(unspent, [{ value: Number(amount) }], RATE);
    return inputs !== undefined && (outputs ?? []).every(({ value }) => value >= 1_000_000);
  };

  it.each([
    {
      name: 'it makes change below 0.01 DOGE without its surcharge',
      coins: [coin(1, 10n * DOGE)],
      amount: 10n * DOGE - 500_000n,
    },
    {
      name: 'the change between its dust limit and 0.01 DOGE, from several coins',
      coins: [coin(1, 3n * DOGE), coin(2, 2n * DOGE), coin(3, DOGE)],
      amount: 6n * DOGE - 1_000_000n,
    },
  ])('fills a request where $name', ({ coins, amount }) => {
    expect(isRelayed(coins, amount)).toBe(false);
    expect(planned(coins, amount).fee).toBeGreaterThan(0n);
  });

  it('fills every request that the package fills', () => {
    const values = fc.array(fc.bigInt({ min: 1_000_000n, max: 9n * DOGE }), { minLength: 1, maxLength: 20 });
    const property = fc.property(values, fc.bigInt({ min: 2_000_000n, max: 60n * DOGE }), (given, amount) => {
      const coins = given.map((value, index) => coin(index, value));
      fc.pre(isRelayed(coins, amount));
      expect(planTransfer(request(coins, amount)).ok).toBe(true);
    });
    fc.assert(property, { numRuns: 300, endOnFailure: true });
  });
});
