import { describe, expect, it } from 'vitest';
import {
  coinOf,
  inputKey,
  person,
  recipients,
  tokenPlanned,
  tokenRequest,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { presetFeeRate } from '../../amount/FeeRate.ts';
import { type Coin, outpointKey } from '../../tx/Coin.ts';
import type { RevealTie } from '../../tx/plan/revealTies.ts';
import { txid } from '../../tx/Txid.ts';
import { planExclusiveTokens } from './planExclusiveTokens.ts';
import type { TokenPlanRequest } from './TokenPlan.ts';

const HOLDER = person('holder');
const TO = recipients(20);
const [FIRST = HOLDER.address, SECOND = HOLDER.address] = TO;
const EARLIER = txid('ea'.repeat(32));
const LATER = txid('1a'.repeat(32));
/** The key of a coin that is not available. */
const GONE = `${'99'.repeat(32)}:0`;

const coins = (...values: readonly bigint[]): readonly Coin[] =>
  values.map((value, index) => coinOf(HOLDER, index, value));
const keyOf = (index: number): string => outpointKey(coinOf(HOLDER, index, DOGE));

/** A tie of an earlier transfer to the first recipient. */
const tie = (keys: readonly string[], more: Partial<RevealTie> = {}): RevealTie => ({
  earlier: EARLIER,
  coins: keys,
  isSettled: false,
  recipients: [FIRST],
  ...more,
});

const mayMoveTwice = (earlier = EARLIER) => ({
  ok: false,
  problem: { kind: 'coins', problem: { kind: 'token-may-move-twice', earlier }, cost: null },
});

/** The coins that each commit of the plan spends; or the problem. */
function spentBy(
  given: readonly Coin[],
  ties: readonly RevealTie[],
  to = [FIRST],
  more: Partial<TokenPlanRequest> = {},
): unknown {
  const result = planExclusiveTokens(tokenRequest(HOLDER, given, to, more), ties);
  return result.ok ? result.value.transfers.map(({ commit }) => commit.inputs.map(inputKey)) : result;
}

describe('a token transfer to somebody whom an earlier one may still pay', () => {
  it('spends what the earlier one spends, so that only one of both can go through', () => {
    const two = coins(5n * DOGE, 2n * DOGE);
    expect(spentBy(two, [])).toHaveLength(1);
    expect(spentBy(two, [tie([keyOf(0)])])).toEqual([[keyOf(0)]]);
    expect(spentBy(two, [tie([keyOf(1)])])).toEqual([[keyOf(1)]]);
  });

  it('adds other coins to the one it has to spend when that does not pay all', () => {
    const poor = coins(5n * DOGE, 1_100_000n);
    expect(spentBy(poor, [])).toEqual([[keyOf(0)]]);
    expect(spentBy(poor, [tie([keyOf(1)])])).toEqual([[keyOf(1), keyOf(0)]]);
  });

  it('is planned as usual where the usual coins exclude the earlier one already', () => {
    const both = coins(1_200_000n, 1_200_000n);
    expect(spentBy(both, [tie([keyOf(0)])])).toEqual(spentBy(both, []));
    const either = coins(5n * DOGE, 2n * DOGE);
    expect(spentBy(either, [tie([keyOf(0), keyOf(1)])])).toEqual(spentBy(either, []));
  });

  it('spends the largest coin of the tie where any of them does', () => {
    const three = coins(5n * DOGE, 2n * DOGE, 3n * DOGE);
    expect(spentBy(three, [])).toEqual([[keyOf(0)]]);
    expect(spentBy(three, [tie([keyOf(1), keyOf(2)])])).toEqual([[keyOf(2)]]);
  });

  it('is not planned when nothing is left that excludes the earlier one', () => {
    const two = coins(5n * DOGE, 2n * DOGE);
    expect(spentBy(two, [tie([GONE])])).toEqual(mayMoveTwice());
    expect(spentBy(two, [tie([])])).toEqual(mayMoveTwice());
    expect(spentBy(two, [tie([keyOf(0)]), tie([GONE], { earlier: LATER })])).toEqual(mayMoveTwice(LATER));
  });

  it('is not planned with a coin that carries something, though it would exclude the earlier one', () => {
    const carrier = coinOf(HOLDER, 1, 2n * DOGE, { inscription: 'carries' });
    expect(spentBy([...coins(5n * DOGE), carrier], [tie([keyOf(1)])])).toEqual(mayMoveTwice());
  });

  it('is not planned when the coin of the tie costs more than it is worth, and nothing pays for that', () => {
    const dear = { feeRate: presetFeeRate(10) };
    const short = coins(6_000_000n, 1_100_000n);
    expect(spentBy(short, [], [FIRST], dear)).toEqual([[keyOf(0)]]);
    expect(spentBy(short, [tie([keyOf(1)])], [FIRST], dear)).toEqual(mayMoveTwice());
  });

  it('says that the coins fall short when the one it has to spend leaves too little for the rest', () => {
    const dear = { feeRate: presetFeeRate(10) };
    const short = coins(12_100_000n, 1_100_000n);
    expect(spentBy(short, [], [FIRST, SECOND], dear)).toHaveLength(2);
    expect(spentBy(short, [tie([keyOf(1)])], [FIRST, SECOND], dear)).toMatchObject({
      ok: false,
      problem: { kind: 'coins', problem: { kind: 'not-enough' } },
    });
  });
});

describe('an earlier transfer that can no longer go through', () => {
  it('holds nothing up when none of its coins is there', () => {
    const two = coins(5n * DOGE, 2n * DOGE);
    expect(spentBy(two, [tie([GONE], { isSettled: true })])).toEqual(spentBy(two, []));
  });

  it('is excluded all the same where a coin of it is there: a server could have said it wrongly', () => {
    const two = coins(5n * DOGE, 2n * DOGE);
    for (const key of [keyOf(0), keyOf(1)]) {
      expect(spentBy(two, [tie([GONE, key], { isSettled: true })])).toEqual([[key]]);
    }
  });
});

describe('transfers to several at once', () => {
  it('ask nothing for those whom no earlier one pays', () => {
    const two = coins(5n * DOGE, 2n * DOGE);
    const elsewhere = tie([GONE], { recipients: [SECOND] });
    expect(spentBy(two, [elsewhere])).toEqual(spentBy(two, []));
    expect(spentBy(two, [elsewhere], [FIRST, SECOND])).toEqual(mayMoveTwice());
  });

  it('exclude the earlier one by the change of a commit that spends its coin', () => {
    const one = coins(5n * DOGE);
    const chained = [[keyOf(0)], ['change of 0'], ['change of 1']];
    const last = TO.slice(2, 3);
    expect(spentBy(one, [tie([keyOf(0)], { recipients: last })], TO.slice(0, 3))).toEqual(chained);
    const two = coins(5n * DOGE, 2n * DOGE);
    for (const key of [keyOf(0), keyOf(1)]) {
      expect(spentBy(two, [tie([key], { recipients: last })], TO.slice(0, 3))).toEqual([
        [key],
        ['change of 0'],
        ['change of 1'],
      ]);
    }
  });

  it('are not planned when one of them begins anew with a coin that excludes nothing', () => {
    const two = coins(10n * DOGE, 9n * DOGE);
    const all = TO.slice(0, 13);
    const usual = tokenPlanned(HOLDER, two, all).transfers.map(({ commit }) => commit.inputs.map(inputKey));
    const [begin] = usual[0] ?? [];
    expect(usual[12]?.[0]).not.toBe('change of 11');
    expect(spentBy(two, [tie([begin ?? ''], { recipients: TO.slice(0, 1) })], all)).toEqual(usual);
    expect(spentBy(two, [tie([begin ?? ''], { recipients: TO.slice(12, 13) })], all)).toEqual(mayMoveTwice());
  });

  it('spend a coin of each tie in the first commit, and one coin where it does for two', () => {
    const three = coins(5n * DOGE, 4n * DOGE, 3n * DOGE);
    const of = (keys: readonly string[], to = FIRST) => tie(keys, { recipients: [to] });
    const each = spentBy(three, [of([keyOf(1)]), of([keyOf(2)], SECOND)], [FIRST, SECOND]);
    expect(each).toEqual([[keyOf(2), keyOf(1)], ['change of 0']]);
    const shared = spentBy(three, [of([keyOf(2)]), of([keyOf(1), keyOf(2)], SECOND)], [FIRST, SECOND]);
    expect(shared).toEqual([[keyOf(2)], ['change of 0']]);
  });

  it('say what is wrong with the request itself before they look at ties', () => {
    const none = { ok: false, problem: { kind: 'no-receiver' } };
    expect(spentBy(coins(DOGE), [tie([GONE])], [])).toEqual(none);
    expect(spentBy(coins(DOGE), [tie([GONE])], [HOLDER.address])).toMatchObject({
      problem: { kind: 'to-self', index: 0 },
    });
  });
});
