// Merging makes one coin of many: never with protected ones, never above relay limits, never losing a koinu.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, many, OURS, ownChange } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { presetFeeRate, RECOMMENDED_FEE_RATE } from '../../amount/FeeRate.ts';
import { type Coin, outpointKey } from '../Coin.ts';
import { classifyCoin } from '../coins/classifyCoin.ts';
import { MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import { type MergePlan, planMerge } from './planMerge.ts';

const requestOf = (coins: readonly Coin[], multiple = 1) => ({
  coins: coins.map((one) => classifyCoin(one, 'mainnet')),
  feeRate: presetFeeRate(multiple),
  laterFeeRate: presetFeeRate(5),
  to: OURS,
  network: 'mainnet' as const,
});

function merged(coins: readonly Coin[], multiple = 1): MergePlan {
  const result = planMerge(requestOf(coins, multiple));
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

describe('merging', () => {
  it('makes one coin of ten, and says what that costs now and saves later', () => {
    const plan = merged(many(10, DOGE));
    expect(plan.batches).toHaveLength(1);
    const [batch] = plan.batches;
    expect(batch?.outputs).toEqual([{ to: OURS, amount: 10n * DOGE - plan.fee }]);
    expect([plan.coinsBefore, plan.coinsAfter, plan.freed]).toEqual([10, 1, 0n]);
    // 10 + 10 × 148 + 34 bytes at 0.01 DOGE, and inputs of 148 bytes at five times that
    expect(plan.fee).toBe(1_524_000n);
    expect([plan.laterAsTheyAre, plan.laterMerged]).toEqual([7_400_000n, 740_000n]);
  });

  it('frees what was locked in small coins', () => {
    const small = 500_000n;
    const plan = merged([coin(1, DOGE), coin(2, small), coin(3, small)]);
    expect(plan.freed).toBe(2n * small);
    expect(plan.batches[0]?.inputs.map(({ value }) => value)).toEqual([small, small, DOGE]);
  });

  it('leaves a coin alone that costs more than it brings', () => {
    expect(merged([coin(1, DOGE), coin(2, DOGE), coin(3, 500_000n)], 10).coinsBefore).toBe(2);
  });

  it('never touches what is protected, immature or in no block yet', () => {
    const untouchable = [
      coin(1, 100_000n),
      coin(2, DOGE, { inscription: 'carries' }),
      coin(3, DOGE, { inscription: 'unknown' }),
      coin(4, DOGE, { isCoinbase: true }),
      coin(5, DOGE, { confirmations: 0 }),
      ownChange(6, DOGE),
    ];
    expect(planMerge(requestOf([coin(7, DOGE), ...untouchable]))).toEqual({
      ok: false,
      problem: { kind: 'too-few', coins: 1 },
    });
    const kept = merged([coin(7, DOGE), coin(8, DOGE), ...untouchable]).batches.flatMap(
      ({ inputs }) => inputs,
    );
    expect(kept.map(({ txid }) => txid)).toEqual([coin(7, 0n).txid, coin(8, 0n).txid]);
  });

  it('says when all of it is worth too little', () => {
    expect(planMerge(requestOf(many(3, 300_000n)))).toMatchObject({
      problem: { kind: 'worth-too-little', total: 900_000n },
    });
  });

  it('takes as many transactions as are needed, and none that nodes refuse', () => {
    const plan = merged(many(2000, DOGE));
    expect(plan.batches.map(({ inputs }) => inputs.length)).toEqual([667, 667, 666]);
    for (const { size } of plan.batches) expect(size).toBeLessThanOrEqual(MAX_TRANSACTION_SIZE);
    expect(merged(many(1500, 100n * DOGE), 10_000).batches.every(({ fee }) => fee <= MAX_FEE)).toBe(true);
  });

  it('keeps these promises for any coins', () => {
    const value = fc.oneof(fc.bigInt(1n, 2_000_000n), fc.bigInt(1n, 1000n * DOGE));
    const anyCoin = fc.record({
      value,
      confirmations: fc.nat(300),
      isCoinbase: fc.boolean(),
      keyForm: fc.constantFrom('compressed' as const, 'uncompressed' as const),
      inscription: fc.constantFrom('none' as const, 'carries' as const, 'unknown' as const),
    });
    const check = (drawn: readonly { value: bigint }[], multiple: number) => {
      const coins = drawn.map(({ value: worth, ...more }, index) => coin(index, worth, more));
      const request = requestOf(coins, multiple);
      const result = planMerge(request);
      if (!result.ok) return;
      const status = new Map(request.coins.map((one) => [outpointKey(one.coin), one.status.kind]));
      const used = result.value.batches.flatMap(({ inputs }) => inputs);
      expect(new Set(used.map(outpointKey)).size).toBe(used.length);
      for (const input of used) expect(status.get(outpointKey(input))).toMatch(/^(spendable|small)$/);
      for (const { inputs, outputs, fee, size, changeIndex } of result.value.batches) {
        const sum = inputs.reduce((total, input) => total + input.value, 0n);
        expect(outputs).toEqual([{ to: OURS, amount: sum - fee }]);
        expect(sum - fee).toBeGreaterThanOrEqual(SOFT_DUST);
        expect(fee * 1000n).toBeGreaterThanOrEqual(BigInt(size) * RECOMMENDED_FEE_RATE);
        expect([changeIndex, size <= MAX_TRANSACTION_SIZE]).toEqual([null, true]);
      }
    };
    fc.assert(fc.property(fc.array(anyCoin, { maxLength: 40 }), fc.constantFrom(1, 5, 10), check), {
      numRuns: 300,
    });
  });
});
