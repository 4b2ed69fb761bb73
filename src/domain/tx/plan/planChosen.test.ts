import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, ownChange, request } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { presetFeeRate, RECOMMENDED_FEE_RATE } from '../../amount/FeeRate.ts';
import { type Coin, outpointKey } from '../Coin.ts';
import { classifyCoin } from '../coins/classifyCoin.ts';
import { worthOf } from '../selection/Selection.ts';
import { planTransfer } from './planTransfer.ts';

const plan = (
  coins: readonly Coin[],
  spec: bigint | 'max',
  chosen: readonly Coin[],
  rate = RECOMMENDED_FEE_RATE,
) => planTransfer({ ...request(coins, spec, rate), chosen: chosen.map(outpointKey) });

const RICH = coin(1, 100n * DOGE);
const POOR = coin(2, 3n * DOGE);
const SMALL = coin(3, 500_000n);

describe('coins that were chosen', () => {
  it('are spent, all of them, and no other coin beside', () => {
    const made = plan([RICH, POOR, coin(4, 50n * DOGE)], DOGE, [POOR, RICH]);
    expect(made.ok && made.value.inputs.map(outpointKey).sort()).toEqual(
      [RICH, POOR].map(outpointKey).sort(),
    );
    expect(made.ok && made.value).toMatchObject({ changeIndex: 1, size: 374, fee: 374_000n });
  });

  it('may be small, which are never picked by themselves', () => {
    const made = plan([RICH, SMALL], DOGE, [RICH, SMALL]);
    expect(made.ok && worthOf(made.value.inputs)).toBe(100n * DOGE + 500_000n);
  });

  it('go whole when everything is sent', () => {
    const made = plan([RICH, POOR, SMALL], 'max', [POOR, SMALL], presetFeeRate(10));
    expect(made.ok && made.value).toMatchObject({ changeIndex: null, inputs: { length: 2 } });
    const paid = made.ok ? made.value.outputs[0]?.amount : null;
    expect(paid).toBe(3n * DOGE + 500_000n - (made.ok ? made.value.fee : 0n));
  });

  it('are counted once when they are named twice', () => {
    const made = plan([POOR], DOGE, [POOR, POOR]);
    expect(made.ok && made.value.inputs).toHaveLength(1);
  });

  it('say what they hold when they are not enough, whatever else there is', () => {
    expect(plan([RICH, POOR], 5n * DOGE, [POOR])).toEqual({
      ok: false,
      problem: { kind: 'chosen-not-enough', needed: 5n * DOGE + 192_000n, chosen: 3n * DOGE, fee: 192_000n },
    });
    expect(plan([RICH], DOGE, [])).toMatchObject({ problem: { kind: 'chosen-not-enough', chosen: 0n } });
    expect(plan([RICH, SMALL], 'max', [SMALL])).toMatchObject({
      problem: { kind: 'chosen-not-enough', chosen: 500_000n },
    });
  });

  it.each<[string, Coin]>([
    ['carries an inscription', coin(5, DOGE, { inscription: 'carries' })],
    ['may carry one', coin(5, DOGE, { inscription: 'unknown' })],
    ['has the value of a carrier', coin(5, 100_000n)],
    ['was mined too recently', coin(5, DOGE, { isCoinbase: true })],
    ['is in no block, and not ours', coin(5, DOGE, { confirmations: 0 })],
  ])('are refused when one of them %s', (_, held) => {
    expect(plan([RICH, held], DOGE, [RICH, held])).toEqual({
      ok: false,
      problem: { kind: 'chosen-unusable', coins: 1 },
    });
  });

  it('are refused when they are not there any more', () => {
    expect(plan([RICH], DOGE, [POOR, SMALL])).toMatchObject({
      problem: { kind: 'chosen-unusable', coins: 2 },
    });
  });

  it('may rest on no more transfers than nodes take', () => {
    const chain = [ownChange(6, DOGE, 20), ownChange(7, DOGE, 20)];
    expect(plan(chain, DOGE, chain)).toMatchObject({
      problem: { kind: 'chain-too-long', limit: 'ancestors', actual: 41 },
    });
  });

  it('never pay dust, and never more than the highest fee', () => {
    expect(plan([RICH], 99_999n, [RICH])).toMatchObject({ problem: { kind: 'dust-amount' } });
    const hundreds = Array.from({ length: 150 }, (_, index) => coin(index + 10, 10n * DOGE));
    expect(plan(hundreds, DOGE, hundreds, presetFeeRate(521))).toMatchObject({
      problem: { kind: 'fee-too-high' },
    });
  });

  it('are never joined by others, and never include a protected one, whatever there is', () => {
    const anyCoin = fc.record({
      value: fc.oneof(fc.bigInt({ min: 1n, max: 2_000_000n }), fc.bigInt({ min: DOGE, max: 90n * DOGE })),
      confirmations: fc.constantFrom(0, 1, 300),
      isCoinbase: fc.boolean(),
      isOwnChange: fc.boolean(),
      inscription: fc.constantFrom('none', 'carries', 'unknown', 'not-indexed'),
      isChosen: fc.boolean(),
    });
    const spec = fc.oneof(fc.constant('max' as const), fc.bigInt({ min: 1n, max: 200n * DOGE }));
    const given = fc.array(anyCoin, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(given, spec, fc.constantFrom(1, 5, 10), (drawn, spec, multiple) => {
        const coins = drawn.map(({ value, isChosen: _, ...rest }, index) => coin(index, value, rest));
        const chosen = coins.filter((_, index) => drawn[index]?.isChosen);
        const made = plan(coins, spec, chosen, presetFeeRate(multiple));
        if (!made.ok) return;
        const { inputs, outputs, fee } = made.value;
        expect(inputs.map(outpointKey).sort()).toEqual(chosen.map(outpointKey).sort());
        for (const input of inputs) {
          expect(['spendable', 'small']).toContain(classifyCoin(input, 'mainnet').status.kind);
          expect(input.address).toBe(OURS);
        }
        expect(worthOf(inputs)).toBe(outputs.reduce((sum, { amount }) => sum + amount, 0n) + fee);
      }),
      { numRuns: 500 },
    );
  });
});
