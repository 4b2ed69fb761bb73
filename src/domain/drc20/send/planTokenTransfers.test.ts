import { describe, expect, it } from 'vitest';
import {
  coinOf,
  inputKey,
  person,
  recipients,
  tokenPlanned,
  tokenProblemOf,
  tokenRequest,
  UNIX,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { chainOf, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { feeRate, presetFeeRate } from '../../amount/FeeRate.ts';
import type { Coin } from '../../tx/Coin.ts';
import { txid } from '../../tx/Txid.ts';
import { commitAddressOf, redeemScript } from '../script/redeemScript.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { planTokenTransfers } from './planTokenTransfers.ts';

const HOLDER = person('holder');
const TO = recipients(120);

/** This many chained commits, each with its reveal. */
const pairsOf = (count: number) =>
  chainOf(1, count).map((one, back) => ({
    ...one,
    descendants: { count: 2 * (back + 1), bytes: 600 * (back + 1) },
  }));

const coins = (...values: readonly bigint[]): readonly Coin[] =>
  values.map((value, index) => coinOf(HOLDER, index, value));

describe('a plan of one transfer', () => {
  it('is a commit that pays the reveal and the change, and a reveal that pays the recipient', () => {
    const plan = tokenPlanned(HOLDER, coins(5n * DOGE), TO.slice(0, 1));
    expect(plan.transfers).toHaveLength(1);
    expect(plan.transfers[0]).toMatchObject({
      to: TO[0],
      content: '{"p":"drc-20","op":"transfer","tick":"UNIX","amt":"100000000"}',
      commit: { value: 1_294_000n, fee: 224_000n, change: 498_482_000n, changeGivenUp: 0n, size: 224 },
      reveal: { recipientValue: 1_000_000n, fee: 294_000n, size: 294 },
    });
    expect(plan.cost).toEqual({
      commitFees: 224_000n,
      revealFees: 294_000n,
      given: 1_000_000n,
      total: 1_518_000n,
    });
    expect(plan.firstRun).toBe(1);
  });

  it('costs 0.01518 DOGE at the lowest rate offered, of which the recipient gets 0.01; the first wallets of the ledger took 0.78', () => {
    const { cost } = tokenPlanned(HOLDER, coins(5n * DOGE), TO.slice(0, 1));
    expect(cost.total).toBe(1_518_000n);
    expect(cost.total * 50n).toBeLessThan(78_000_000n);
  });

  it('scales both fees with the rate, and not what the recipient gets', () => {
    const { cost } = tokenPlanned(HOLDER, coins(5n * DOGE), TO.slice(0, 1), { feeRate: presetFeeRate(5) });
    expect(cost).toMatchObject({ commitFees: 1_120_000n, revealFees: 1_470_000n, given: 1_000_000n });
  });

  it('counts a longer key in an old address', () => {
    const old = person('old', 'regtest', 'uncompressed');
    const [transfer] = tokenPlanned(old, [coinOf(old, 0, DOGE)], TO.slice(0, 1)).transfers;
    expect(transfer?.commit.size).toBe(256);
    expect(transfer?.reveal.size).toBe(326);
  });

  it('holds enough to go back to the holder even where the recipient is a shorter script', () => {
    const script = commitAddressOf(redeemScript(HOLDER.publicKey, 'another script'), 'regtest');
    const [transfer] = tokenPlanned(HOLDER, coins(5n * DOGE), [script]).transfers;
    expect(transfer?.commit.value).toBe(1_294_000n);
  });

  it('gives up change below 0.01 DOGE', () => {
    const [transfer] = tokenPlanned(HOLDER, coins(2_400_000n), TO.slice(0, 1)).transfers;
    expect(transfer?.commit).toMatchObject({ change: null, fee: 1_106_000n, changeGivenUp: 916_000n });
  });

  it('is frozen, and shares nothing with what it was made of', () => {
    const given = coins(5n * DOGE);
    const plan = tokenPlanned(HOLDER, given, TO.slice(0, 1));
    const [transfer] = plan.transfers;
    const [input] = transfer?.commit.inputs ?? [];
    for (const part of [
      plan,
      plan.transfers,
      plan.cost,
      transfer,
      transfer?.commit,
      transfer?.reveal,
      input,
    ]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    expect(input?.kind === 'coin' && input.coin).not.toBe(given[0]);
  });
});

describe('what a plan spends', () => {
  it('is never a protected, small, immature or foreign coin, nor one that others have not confirmed', () => {
    const stranger = person('stranger');
    const rejected = [
      coinOf(HOLDER, 1, 5n * DOGE, { inscription: 'carries' }),
      coinOf(HOLDER, 2, 5n * DOGE, { inscription: 'unknown' }),
      coinOf(HOLDER, 3, 100_000n),
      coinOf(HOLDER, 4, 900_000n),
      coinOf(HOLDER, 5, 5n * DOGE, { isCoinbase: true, confirmations: 5 }),
      coinOf(HOLDER, 6, 5n * DOGE, { confirmations: 0 }),
      coinOf(stranger, 7, 5n * DOGE),
    ];
    expect(tokenProblemOf(HOLDER, rejected, TO.slice(0, 1))).toMatchObject({
      kind: 'coins',
      problem: { kind: 'not-enough', needed: 1_518_000n, spendable: 0n },
    });
    const plan = tokenPlanned(HOLDER, [...rejected, coinOf(HOLDER, 8, DOGE)], TO.slice(0, 1));
    expect(plan.transfers[0]?.commit.inputs.map(inputKey)).toEqual([`${'8'.padStart(64, '0')}:0`]);
  });

  it('is the same coin once when it is listed twice', () => {
    const twice = [coinOf(HOLDER, 1, 1_600_000n), coinOf(HOLDER, 1, 1_600_000n)];
    expect(tokenProblemOf(HOLDER, twice, TO.slice(0, 2))).toMatchObject({ kind: 'coins' });
  });
});

describe('a plan of several transfers', () => {
  it('chains the change, because that costs one input each', () => {
    const plan = tokenPlanned(HOLDER, coins(100n * DOGE), TO.slice(0, 5));
    expect(plan.transfers.map(({ commit }) => commit.inputs.map(inputKey))).toEqual([
      [`${'0'.repeat(64)}:0`],
      ['change of 0'],
      ['change of 1'],
      ['change of 2'],
      ['change of 3'],
    ]);
    expect(plan.firstRun).toBe(5);
    expect(plan.cost.total).toBe(5n * 1_518_000n);
  });

  it('lets twelve leave one coin before a block comes', () => {
    expect(tokenPlanned(HOLDER, coins(100n * DOGE), TO.slice(0, 12)).firstRun).toBe(12);
    const plan = tokenPlanned(HOLDER, coins(100n * DOGE), TO.slice(0, 30));
    expect(plan.firstRun).toBe(12);
    expect(plan.transfers.slice(1).every(({ commit }) => commit.inputs[0]?.kind === 'change-of')).toBe(true);
  });

  it('begins anew with other coins where a chain is full, so that more may leave', () => {
    const plan = tokenPlanned(HOLDER, coins(10n * DOGE, 9n * DOGE, 8n * DOGE), TO.slice(0, 40));
    expect(plan.firstRun).toBe(36);
    const fresh = plan.transfers.flatMap(({ commit }, index) =>
      commit.inputs[0]?.kind === 'coin' ? [index] : [],
    );
    expect(fresh).toEqual([0, 12, 24]);
  });

  it('adds other coins to a change that does not do alone', () => {
    const plan = tokenPlanned(HOLDER, coins(3_000_000n, 1_900_000n, 1_900_000n), TO.slice(0, 3));
    expect(plan.transfers.every(({ commit }) => commit.inputs.length >= 1)).toBe(true);
    expect(plan.firstRun).toBe(3);
  });

  it('counts what our own unconfirmed coins rest on, with a reveal beside each', () => {
    const waiting = (ancestors: number) => [
      coinOf(HOLDER, 1, 50n * DOGE, {
        confirmations: 0,
        isOwnChange: true,
        unconfirmedAncestors: pairsOf(ancestors),
      }),
    ];
    expect(tokenPlanned(HOLDER, waiting(1), TO.slice(0, 20)).firstRun).toBe(11);
    expect(tokenPlanned(HOLDER, waiting(5), TO.slice(0, 20)).firstRun).toBe(7);
    expect(tokenPlanned(HOLDER, waiting(11), TO.slice(0, 20)).firstRun).toBe(1);
    expect(tokenProblemOf(HOLDER, waiting(12), TO.slice(0, 1))).toMatchObject({
      kind: 'coins',
      problem: { kind: 'chain-too-long', limit: 'descendants', actual: 26, maximum: 25 },
    });
  });

  it('spends confirmed coins before those that rest on a long chain', () => {
    const chained = { confirmations: 0, isOwnChange: true, unconfirmedAncestors: pairsOf(20) } as const;
    const mixed = [coinOf(HOLDER, 1, 50n * DOGE, chained), coinOf(HOLDER, 2, 2n * DOGE)];
    const plan = tokenPlanned(HOLDER, mixed, TO.slice(0, 3));
    expect(plan.firstRun).toBe(3);
    expect(plan.transfers[0]?.commit.inputs.map(inputKey)).toEqual([`${'2'.padStart(64, '0')}:0`]);
  });
});

describe('no plan', () => {
  it('is made for nobody, to oneself, for nothing, or for more than an inscription holds', () => {
    const five = coins(5n * DOGE);
    expect(tokenProblemOf(HOLDER, five, [])).toEqual({ kind: 'no-receiver' });
    expect(tokenProblemOf(HOLDER, five, [TO[0] ?? HOLDER.address, HOLDER.address])).toEqual({
      kind: 'to-self',
      index: 1,
    });
    const spec = (op: typeof UNIX) => ({ specs: [{ op, to: TO[0] ?? HOLDER.address }] });
    const nothing = { ...UNIX, amount: tokenUnits(0n) } as typeof UNIX;
    expect(tokenProblemOf(HOLDER, five, [], spec(nothing))).toEqual({ kind: 'no-amount', index: 0 });
    const long = { kind: 'drc-20', tick: '€'.repeat(133), amount: tokenUnits(1n) } as const;
    expect(tokenProblemOf(HOLDER, five, [], spec(long))).toEqual({
      kind: 'content-too-long',
      index: 0,
      size: 449,
      maximum: 448,
    });
    expect(tokenPlanned(HOLDER, five, [], spec({ ...long, tick: '€'.repeat(132) })).transfers).toHaveLength(
      1,
    );
    const old = person('old', 'regtest', 'uncompressed');
    expect(tokenProblemOf(old, [], [], spec({ ...long, tick: 'x'.repeat(367) }))).toMatchObject({
      size: 417,
      maximum: 416,
    });
  });

  it('is made to a one-time script of a transfer of ours: the token would be lost there', () => {
    const five = coins(5n * DOGE);
    const [to = HOLDER.address, other = HOLDER.address] = TO;
    const own = tokenPlanned(HOLDER, five, [to]).transfers[0]?.commit.commitAddress ?? HOLDER.address;
    const lost = { kind: 'commit-script', index: 1 };
    // the script that this very transfer would pay, whatever is known
    expect(tokenProblemOf(HOLDER, five, [to, own])).toEqual(lost);
    expect(tokenProblemOf(HOLDER, five, [to, own], { commitAddresses: new Set() })).toEqual(lost);
    expect(tokenProblemOf(HOLDER, five, [to, other], { commitAddresses: new Set([other]) })).toEqual(lost);
    expect(tokenPlanned(HOLDER, five, [to], { commitAddresses: new Set([other]) }).transfers).toHaveLength(1);
  });

  it('is no answer to content of 448 bytes, which fits', () => {
    const op = { kind: 'drc-20', tick: 'x'.repeat(398), amount: tokenUnits(1n) } as const;
    const specs = [{ op, to: TO[0] ?? HOLDER.address }];
    expect(tokenPlanned(HOLDER, coins(5n * DOGE), [], { specs }).transfers[0]?.content).toHaveLength(448);
  });

  it('needs no amount for a file', () => {
    const op = { kind: 'file', fileId: txid('ab'.repeat(32)) } as const;
    const specs = [{ op, to: TO[0] ?? HOLDER.address }];
    expect(tokenPlanned(HOLDER, coins(5n * DOGE), [], { specs }).transfers).toHaveLength(1);
  });

  it('is made when the coins fall short; the whole cost is told', () => {
    expect(tokenProblemOf(HOLDER, coins(6_000_000n), TO.slice(0, 5))).toMatchObject({
      kind: 'coins',
      problem: { kind: 'not-enough', needed: 7_590_000n, spendable: 6_000_000n, fee: 2_590_000n },
      cost: { commitFees: 1_120_000n, revealFees: 1_470_000n, given: 5_000_000n, total: 7_590_000n },
    });
  });

  it('is made when the coins are too many and too small, though they add up', () => {
    const dusty = coins(...Array.from({ length: 13 }, () => 1_100_000n));
    expect(tokenProblemOf(HOLDER, dusty, TO.slice(0, 9))).toMatchObject({
      kind: 'coins',
      problem: { kind: 'not-enough' },
    });
  });

  it('is made at rates that nodes refuse', () => {
    const at = (rate: bigint) =>
      tokenProblemOf(HOLDER, coins(500n * DOGE), TO.slice(0, 1), { feeRate: feeRate(rate) });
    expect(at(99_999n)).toMatchObject({ problem: { kind: 'fee-rate-too-low', minimum: 100_000n } });
    expect(at(40_000_000_000n)).toMatchObject({ problem: { kind: 'fee-too-high', maximum: 100n * DOGE } });
    expect(at(10n ** 30n)).toMatchObject({ problem: { kind: 'fee-too-high' } });
    expect(
      planTokenTransfers(
        tokenRequest(HOLDER, coins(500n * DOGE), TO.slice(0, 1), { feeRate: feeRate(300_000_000n) }),
      ).ok,
    ).toBe(true);
  });

  it("is made with a key that is not the holder's", () => {
    const stranger = person('stranger').address;
    expect(() => tokenPlanned(HOLDER, [], TO.slice(0, 1), { holder: stranger })).toThrow('not that of');
  });
});

describe('several recipients in one reveal', () => {
  /**
   * The ledger's index joins the addresses of all outputs but the last by commas, and credits the token to a holder of that name. No one
   * has the key of "A,B": such a transfer would be lost. So a request has one recipient, and each gets a reveal of its own.
   */
  const recipientInIndex = (outputs: readonly string[]): string =>
    outputs.length > 2 ? outputs.slice(0, -1).join(',') : (outputs[0] ?? '');

  it('would credit a holder who is nobody', () => {
    expect(recipientInIndex(['A', 'B', 'service'])).toBe('A,B');
    expect(recipientInIndex(['A'])).toBe('A');
  });

  it('cannot be expressed: each spec becomes a reveal with one recipient', () => {
    const plan = tokenPlanned(HOLDER, coins(100n * DOGE), TO.slice(0, 3));
    expect(plan.transfers.map(({ to }) => recipientInIndex([to]))).toEqual(TO.slice(0, 3));
    for (const { commit, reveal } of plan.transfers) {
      // the commit's money goes to the fee and one recipient exactly: nothing is left for a second output
      expect(commit.value - reveal.fee - reveal.recipientValue).toBe(0n);
    }
  });
});
