import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, ownChange, payment, request } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu } from '../amount/Koinu.ts';
import { planTransfer } from '../tx/plan/planTransfer.ts';
import type { TransferPlan } from '../tx/Transfer.ts';
import { warningsOf } from './warningsOf.ts';

function planOf(amount: bigint, fee: bigint, more: Partial<TransferPlan> = {}): TransferPlan {
  const given = planTransfer(request([coin(1, 1_000_000n * DOGE)], DOGE));
  if (!given.ok) throw new Error(given.problem.kind);
  const inputs = more.inputs ?? [coin(1, 2_000_000n * DOGE)];
  const rest = inputs.reduce((sum, { value }) => sum + value, 0n) - amount - fee;
  const outputs = [payment(amount), payment(rest, OURS)];
  return {
    ...given.value,
    inputs,
    outputs,
    changeIndex: 1,
    fee: koinu(fee),
    changeGivenUp: koinu(0n),
    ...more,
  };
}

describe('warningsOf', () => {
  it('says nothing of a fee of 1 % and less', () => {
    expect(warningsOf(planOf(100n * DOGE, DOGE))).toEqual([]);
  });

  it('mentions a fee above 1 %, without counting the change as an amount', () => {
    const fee = DOGE + 1n;
    expect(warningsOf(planOf(100n * DOGE, fee))).toEqual([{ kind: 'fee-share', fee, percent: 1.01 }]);
  });

  it('asks again above 10 %, and not at 10 %', () => {
    expect(warningsOf(planOf(DOGE, DOGE / 10n))).toEqual([
      { kind: 'fee-share', fee: DOGE / 10n, percent: 10 },
    ]);
    const fee = DOGE / 10n + 1n;
    expect(warningsOf(planOf(DOGE, fee))).toEqual([{ kind: 'fee-needs-consent', fee, percent: 10.01 }]);
  });

  it('asks again above 5 DOGE, whatever the amount', () => {
    expect(warningsOf(planOf(1_000_000n * DOGE, 5n * DOGE))).toEqual([]);
    const fee = 5n * DOGE + 1n;
    expect(warningsOf(planOf(1_000_000n * DOGE, fee))).toEqual([
      { kind: 'fee-needs-consent', fee, percent: 0.01 },
    ]);
  });

  it('tells of everything unusual, the weightiest first', () => {
    const fee = koinu(2_000_000n);
    const plan = planOf(500_000n, fee, {
      inputs: [ownChange(1, DOGE, 2), coin(2, DOGE), ownChange(3, DOGE, 1)],
      changeGivenUp: koinu(774_000n),
    });
    expect(warningsOf(plan)).toEqual([
      { kind: 'fee-needs-consent', fee, percent: 400 },
      { kind: 'soft-dust-surcharge', surcharge: 1_000_000n, outputs: 1 },
      { kind: 'change-given-up', amount: 774_000n },
      { kind: 'unconfirmed-inputs', ancestors: 3 },
    ]);
  });
});
