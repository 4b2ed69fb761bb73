import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coinOf,
  inputKey,
  inputValue,
  person,
  recipients,
  tokenRequest,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { chainOf, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { feeRate } from '../../amount/FeeRate.ts';
import { koinu } from '../../amount/Koinu.ts';
import { type Coin, outpointKey } from '../../tx/Coin.ts';
import { planTokenTransfers } from './planTokenTransfers.ts';
import type { TokenPlan } from './TokenPlan.ts';

const TO = recipients(120);

const value = fc.bigInt({ min: 1_000_000n, max: 40_000_000n });
const shapes = fc.record({
  values: fc.uniqueArray(value, { minLength: 1, maxLength: 12 }),
  bad: fc.array(fc.bigInt({ min: 1n, max: 100n * DOGE }), { maxLength: 4 }),
  ancestors: fc.array(fc.nat(6), { maxLength: 12 }),
  count: fc.integer({ min: 1, max: 30 }),
  rate: fc.bigInt({ min: 100_000n, max: 10_000_000n }),
  isOld: fc.boolean(),
});

/** The invariants of every plan. */
function check(plan: TokenPlan, usable: readonly Coin[]): void {
  const keys = new Set(usable.map(outpointKey));
  const spent = plan.transfers.flatMap(({ commit }) => commit.inputs.map(inputKey));
  expect(new Set(spent).size).toBe(spent.length);
  for (const [index, { commit, reveal }] of plan.transfers.entries()) {
    const paidIn = commit.inputs.reduce((sum, input) => sum + inputValue(input), 0n);
    expect(paidIn).toBe(commit.value + (commit.change ?? 0n) + commit.fee);
    expect(commit.value).toBe(reveal.fee + reveal.recipientValue);
    expect(commit.change === null || commit.change >= 1_000_000n).toBe(true);
    expect(commit.fee - commit.changeGivenUp).toBe((BigInt(commit.size) * plan.feeRate + 999n) / 1000n);
    expect(reveal.fee).toBe((BigInt(reveal.size) * plan.feeRate + 999n) / 1000n);
    for (const input of commit.inputs) {
      if (input.kind === 'coin') {
        expect(keys.has(outpointKey(input.coin))).toBe(true);
        expect(input.coin.address).toBe(plan.holder);
      } else {
        expect(input.index).toBeLessThan(index);
        expect(plan.transfers[input.index]?.commit.change).toBe(input.value);
      }
    }
  }
  const { commitFees, revealFees, given, total } = plan.cost;
  expect(total).toBe(commitFees + revealFees + given);
  expect(given).toBe(1_000_000n * BigInt(plan.transfers.length));
  expect(plan.firstRun).toBeGreaterThanOrEqual(1);
  expect(plan.firstRun).toBeLessThanOrEqual(plan.transfers.length);
}

describe('any plan', () => {
  it("adds up to the koinu, spends nothing twice, nothing protected and nothing that is not the holder's", () => {
    let plans = 0;
    const property = fc.property(shapes, ({ values, bad, ancestors, count, rate, isOld }) => {
      const holder = person('any', 'regtest', isOld ? 'uncompressed' : 'compressed');
      const usable = values.map((one, index) => {
        const depth = ancestors[index] ?? 0;
        const waits = { confirmations: 0, isOwnChange: true, unconfirmedAncestors: chainOf(index, depth) };
        return coinOf(holder, index, one, depth > 0 ? waits : {});
      });
      const others = bad.map((one, index) =>
        coinOf(
          holder,
          100 + index,
          koinu(one),
          index % 2 ? { inscription: 'carries' } : { confirmations: 0 },
        ),
      );
      const request = tokenRequest(holder, [...others, ...usable], TO.slice(0, count), {
        feeRate: feeRate(rate),
      });
      const result = planTokenTransfers(request);
      if (!result.ok) {
        expect(result.problem.kind).toBe('coins');
        return;
      }
      plans += 1;
      check(result.value, usable);
      expect(planTokenTransfers({ ...request, coins: request.coins.toReversed() })).toEqual(result);
    });
    fc.assert(property, { numRuns: 150, seed: 20_131_208 });
    expect(plans).toBeGreaterThan(40);
  });
});
