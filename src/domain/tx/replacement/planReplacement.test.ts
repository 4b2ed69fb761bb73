import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, ownChange, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { descendant, replacing, waiting } from '../../../../mocks/fixtures/tx/replacements.fixture.ts';
import { feeRate, presetFeeRate } from '../../amount/FeeRate.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { Result } from '../../result.ts';
import type { TransferPlan, TransferProblem } from '../Transfer.ts';
import { planCancel, planReplacement } from './planReplacement.ts';

const CHEAP = 22_600n;

function planOf(result: Result<TransferPlan, TransferProblem>): TransferPlan {
  if (!result.ok) throw new Error(JSON.stringify(result.problem, (_key, value) => String(value)));
  return result.value;
}

const reasonOf = (result: Result<TransferPlan, TransferProblem>) =>
  result.ok ? 'a plan' : result.problem.kind === 'replacement' ? result.problem.problem : result.problem;

describe('the same payment with a higher fee', () => {
  it('is not made of what no key of ours signed, nor where strangers would have us pay much', () => {
    const terms = { value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP };
    const forged = waiting(terms, { isForged: true });
    expect(reasonOf(planReplacement(replacing(forged.original, [forged.spent])))).toEqual({
      kind: 'not-signed',
    });
    expect(reasonOf(planCancel(replacing(forged.original, [forged.spent])))).toEqual({ kind: 'not-signed' });
    const fees = (fee: bigint) => ({ descendants: [descendant({ isOurs: false, fee: koinu(fee) })] });
    const most = waiting(terms, fees(DOGE));
    expect(planReplacement(replacing(most.original, [most.spent])).ok).toBe(true);
    const above = waiting(terms, fees(DOGE + 1n));
    expect(reasonOf(planReplacement(replacing(above.original, [above.spent])))).toEqual({
      kind: 'costly-descendants',
      fees: DOGE + 1n,
      maximum: DOGE,
    });
  });

  it('takes the fee from the change', () => {
    const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP });
    const plan = planOf(planReplacement(replacing(original, [spent])));
    expect(plan).toMatchObject({ fee: 226_000n, changeIndex: 1, changeGivenUp: 0n });
    expect(plan.outputs).toEqual([
      { to: THEIRS, amount: 4n * DOGE },
      { to: OURS, amount: 6n * DOGE - 226_000n },
    ]);
    expect(plan.inputs.map(({ txid }) => txid)).toEqual([spent.txid]);
  });

  it('pays more than is asked for where the request would not replace', () => {
    const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: 226_000n });
    const plan = planOf(planReplacement(replacing(original, [spent], { feeRate: feeRate(100_000n) })));
    expect(plan.fee).toBe(226_000n + 22_600n);
  });

  it('pays for what rests on it too, and a higher rate than a small original', () => {
    const children = [descendant({ isOurs: false }), descendant({ isOurs: false, fee: koinu(700_000n) })];
    const { original, spent } = waiting(
      { value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP },
      { descendants: children },
    );
    const plan = planOf(planReplacement(replacing(original, [spent], { feeRate: feeRate(100_000n) })));
    expect(plan.fee).toBe(CHEAP + 1_000_000n + 22_600n);
    const dense = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: 400_000n, size: 100 });
    const second = planOf(planReplacement(replacing(dense.original, [dense.spent])));
    expect(second.fee).toBe((4_000_001n * 226n + 999n) / 1000n);
  });

  it('gives change below 0.01 DOGE to the fee', () => {
    const { original, spent } = waiting({ value: 5n * DOGE + 1_200_000n, paid: 5n * DOGE, fee: 200_000n });
    const plan = planOf(planReplacement(replacing(original, [spent], { feeRate: presetFeeRate(5) })));
    expect(plan).toMatchObject({ changeIndex: null, fee: 1_200_000n, size: 192, changeGivenUp: 240_000n });
  });

  it('adds a further coin when the change does not do, the largest first', () => {
    const { original, spent } = waiting({ value: 5n * DOGE + 30_000n, paid: 5n * DOGE, fee: 30_000n });
    const further = [coin(7, DOGE), coin(8, 3n * DOGE)];
    const plan = planOf(planReplacement(replacing(original, [spent, ...further])));
    expect(plan.inputs.map(({ value }) => value)).toEqual([5n * DOGE + 30_000n, 3n * DOGE]);
    expect(plan.outputs[0]).toEqual({ to: THEIRS, amount: 5n * DOGE });
  });

  it('adds neither a coin that waits nor one that is protected, small or immature', () => {
    const { original, spent } = waiting({ value: 5n * DOGE + 30_000n, paid: 5n * DOGE, fee: 30_000n });
    const useless = [
      ownChange(7, 3n * DOGE),
      coin(8, 3n * DOGE, { inscription: 'carries' }),
      coin(9, 3n * DOGE, { inscription: 'unknown' }),
      coin(10, 900_000n),
      coin(11, 3n * DOGE, { isCoinbase: true }),
    ];
    expect(reasonOf(planReplacement(replacing(original, [spent, ...useless])))).toEqual({
      kind: 'cannot-pay',
      needed: 226_000n,
      available: 30_000n,
    });
  });

  it('keeps everything at home that stayed at home', () => {
    const { original, spent } = waiting({ value: 5n * DOGE, paid: 5n * DOGE - 30_000n, fee: 30_000n });
    const toSelf = {
      ...original,
      outputs: [{ value: koinu(5n * DOGE - 30_000n), address: OURS, isOwn: true }],
    };
    const plan = planOf(planReplacement(replacing(toSelf, [spent])));
    expect(plan.outputs).toEqual([{ to: OURS, amount: 5n * DOGE - 192_000n }]);
  });
});

describe('taking it back', () => {
  it('pays everything to ourselves in one output', () => {
    const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP });
    const plan = planOf(planCancel(replacing(original, [spent])));
    expect(plan).toMatchObject({ fee: 192_000n, changeIndex: null, size: 192 });
    expect(plan.outputs).toEqual([{ to: OURS, amount: 10n * DOGE - 192_000n }]);
  });

  it('works where a payment has no address', () => {
    const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP });
    const outputs = original.outputs.map((output) => ({ ...output, address: null, isOwn: false }));
    const request = replacing({ ...original, outputs }, [spent]);
    expect(reasonOf(planReplacement(request))).toEqual({ kind: 'unusual-output' });
    expect(planCancel(request).ok).toBe(true);
  });

  it('takes another coin along when less than 0.01 DOGE would be left', () => {
    const { original, spent } = waiting({ value: 1_100_000n, paid: 1_000_000n, fee: 100_000n });
    expect(reasonOf(planCancel(replacing(original, [spent])))).toMatchObject({ kind: 'cannot-pay' });
    const plan = planOf(planCancel(replacing(original, [spent, coin(5, DOGE)])));
    expect(plan.inputs).toHaveLength(2);
  });
});

describe('what cannot be replaced', () => {
  const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: CHEAP });
  const both = (given: Partial<typeof original>, more = {}) => {
    const request = replacing({ ...original, ...given }, [spent], more);
    const [first, second] = [planReplacement(request), planCancel(request)].map(reasonOf);
    expect(first).toEqual(second);
    return first;
  };

  it('is what a block has', () => {
    expect(both({ confirmations: 2 })).toEqual({ kind: 'confirmed', confirmations: 2 });
  });

  it('is what said that nothing may take its place', () => {
    const inputs = original.inputs.map((input) => ({ ...input, sequence: 0xfffffffe }));
    expect(both({ inputs })).toEqual({ kind: 'not-replaceable' });
  });

  it('is what another transaction has taken the place of', () => {
    expect(both({ isReplaced: true }, { mayDropOurs: true })).toEqual({ kind: 'replaced' });
  });

  it('is what transfers of ours rest on, until the person agrees that they go too', () => {
    const ours = descendant();
    const descendants = [ours, descendant({ isOurs: false })];
    expect(both({ descendants })).toEqual({ kind: 'has-children', children: [ours] });
    expect(both({ descendants }, { mayDropOurs: true })).toBe('a plan');
  });

  it('is what more than a hundred transactions would go with', () => {
    const descendants = Array.from({ length: 100 }, () => descendant({ isOurs: false }));
    expect(both({ descendants })).toEqual({ kind: 'too-many-descendants', count: 101, maximum: 100 });
  });

  it('is what spends coins that are not ours, or that carry an inscription', () => {
    const request = (coins: readonly ReturnType<typeof coin>[]) => planCancel(replacing(original, coins));
    expect(reasonOf(request([coin(9, DOGE)]))).toEqual({ kind: 'not-ours' });
    expect(reasonOf(request([{ ...spent, inscription: 'carries' }]))).toEqual({ kind: 'protected-coin' });
  });

  it('is what would cost more than 100 DOGE, or less than nodes relay', () => {
    const rich = waiting({ value: 5_000n * DOGE, paid: DOGE, fee: 90n * DOGE });
    const tooMuch = planReplacement(
      replacing(rich.original, [rich.spent], { feeRate: presetFeeRate(60_000) }),
    );
    expect(reasonOf(tooMuch)).toMatchObject({ kind: 'fee-too-high', maximum: 100n * DOGE });
    expect(both({}, { feeRate: feeRate(99_999n) })).toMatchObject({ kind: 'fee-rate-too-low' });
  });
});
