// The promise: no plan of any kind spends a coin that carries, or may carry, an inscription. With a large number of wallets.
import { describe, expect, it } from 'vitest';
import { coin, OURS, THEIRS } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import {
  type Draw,
  type DrawnWallet,
  draws,
  drawWallet,
  flowsOf,
  INDEX_STATES,
  type IndexState,
} from '../../../mocks/fixtures/tx/protectedWallets.fixture.ts';
import { replacing } from '../../../mocks/fixtures/tx/replacements.fixture.ts';
import { firstSeed, generatedCases, reachesAll } from '../../../mocks/generated/generatedCases.ts';
import { presetFeeRate, RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import { planTokenTransfers } from '../drc20/send/planTokenTransfers.ts';
import type { PlannedTokenTransfer } from '../drc20/send/TokenPlan.ts';
import { tokenUnits } from '../drc20/TokenUnits.ts';
import { type ClassifiedCoin, outpointKey } from './Coin.ts';
import { protectionOf } from './coins/classifyCoin.ts';
import { planMerge } from './plan/planMerge.ts';
import { planTransfer } from './plan/planTransfer.ts';
import { planCancel, planReplacement } from './replacement/planReplacement.ts';
import type { PaymentSpec, TransferPlan, TransferPlanRequest } from './Transfer.ts';
import { txid } from './Txid.ts';

/** For each state of the index: 20,000 altogether. */
const ALL_WALLETS = 5000;
const WALLETS_EACH = generatedCases(ALL_WALLETS);

/** Takes seconds on an idle machine, but much longer on a busy one. */
const TIMEOUT_MS = 240_000;

type Way = (
  draw: Draw,
  coins: readonly ClassifiedCoin[],
) => readonly Pick<TransferPlan, 'inputs' | 'outputs'>[];

const NETWORK = 'mainnet' as const;
const feeRates = [RECOMMENDED_FEE_RATE, presetFeeRate(5)] as const;
const rate = (draw: Draw) => feeRates[draw(2)] ?? RECOMMENDED_FEE_RATE;

const transfer =
  (spec: (draw: Draw) => PaymentSpec, changeTo = OURS, rest: Partial<TransferPlanRequest> = {}): Way =>
  (draw, coins) => {
    const planned = planTransfer({
      spec: spec(draw),
      coins,
      feeRate: rate(draw),
      changeTo,
      network: NETWORK,
      ...rest,
    });
    return planned.ok ? [planned.value] : [];
  };

const pay = (draw: Draw): PaymentSpec => ({
  kind: 'pay',
  payments: [{ to: THEIRS, amount: koinu(BigInt(100_000 + draw(2_000_000_000))) }],
});

const some = (draw: Draw, coins: readonly ClassifiedCoin[]) => coins.filter(() => draw(2) === 0);

/** Another wallet with the same keys spent some of these coins, including protected ones. */
function waitingOver(draw: Draw, coins: readonly ClassifiedCoin[]) {
  const spent = some(draw, coins).slice(0, 2);
  const worth = spent.reduce((sum, { coin }) => sum + coin.value, 0n);
  const paid = worth / 3n;
  return replacing(
    {
      txid: txid('aa'.repeat(32)),
      inputs: spent.map(({ coin }) => ({ txid: coin.txid, vout: coin.vout, sequence: 0xfffffffd })),
      outputs: [
        { value: koinu(paid), address: THEIRS, isOwn: false },
        { value: koinu(paid), address: OURS, isOwn: true },
      ],
      fee: koinu(worth - 2n * paid),
      size: 226,
      confirmations: 0,
      descendants: [],
    },
    [],
    { coins, feeRate: rate(draw), mayDropOurs: true },
  );
}

/** The public key of our address. */
const OUR_PUBKEY = '02cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0';

/** The inputs and outputs of a commit; the change of an earlier one is a coin without inscription. */
const commitOf = ({ commit }: PlannedTokenTransfer): Pick<TransferPlan, 'inputs' | 'outputs'> => ({
  inputs: commit.inputs.map((input) =>
    input.kind === 'coin' ? input.coin : { ...coin(input.index, input.value), txid: txid('cc'.repeat(32)) },
  ),
  outputs: [
    { to: commit.commitAddress, amount: commit.value },
    ...(commit.change === null ? [] : [{ to: OURS, amount: commit.change }]),
  ],
});

/** Every way in which spending is planned. */
const WAYS: Readonly<Record<string, Way>> = {
  pay: transfer(pay),
  max: transfer(() => ({ kind: 'max', to: THEIRS })),
  sweep: transfer(() => ({ kind: 'max', to: THEIRS }), THEIRS, { takesSmall: true }),
  chosen: (draw, coins) => {
    const chosen = some(draw, coins).map(({ coin }) => outpointKey(coin));
    const spec = draw(2) ? pay(draw) : { kind: 'max' as const, to: THEIRS };
    const planned = planTransfer({
      spec,
      coins,
      feeRate: RECOMMENDED_FEE_RATE,
      changeTo: OURS,
      network: NETWORK,
      chosen,
    });
    return planned.ok ? [planned.value] : [];
  },
  merge: (draw, coins) => {
    const planned = planMerge({
      coins,
      feeRate: RECOMMENDED_FEE_RATE,
      laterFeeRate: rate(draw),
      to: OURS,
      network: NETWORK,
    });
    return planned.ok ? planned.value.batches : [];
  },
  tokens: (draw, coins) => {
    if (draw(2) > 0) return [];
    const op = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(1n) } as const;
    const specs = Array.from({ length: 1 + draw(3) }, () => ({ op, to: THEIRS }));
    const planned = planTokenTransfers({
      specs,
      holder: OURS,
      pubkey: OUR_PUBKEY,
      keyForm: 'compressed',
      network: NETWORK,
      coins,
      feeRate: rate(draw),
    });
    return planned.ok ? planned.value.transfers.map(commitOf) : [];
  },
  'speed up': (draw, coins) => {
    const planned = planReplacement(waitingOver(draw, coins));
    return planned.ok ? [planned.value] : [];
  },
  'take back': (draw, coins) => {
    const planned = planCancel(waitingOver(draw, coins));
    return planned.ok ? [planned.value] : [];
  },
};

/** Throws when a plan spends a protected coin, or one that really carries; or moves an inscribed koinu at all. */
function checkPlan(
  way: string,
  plan: Pick<TransferPlan, 'inputs' | 'outputs'>,
  { truth, index }: DrawnWallet,
): void {
  const reported = `${way}, index ${index}`;
  for (const input of plan.inputs) {
    const reason = protectionOf(input);
    if (reason !== null) throw new Error(`${reported}: spends a coin protected for ${reason}`);
    if (truth.has(outpointKey(input))) throw new Error(`${reported}: spends a carrier`);
  }
  for (const index of flowsOf(plan, truth)) {
    const isOurs = index.kind === 'output' && plan.outputs[index.vout]?.to === OURS;
    throw new Error(`${reported}: an inscribed koinu goes to ${isOurs ? 'another coin' : index.kind}`);
  }
}

/** Generates many wallets, plans in every way for each, and counts the results. */
function walk(index: IndexState): ReadonlyMap<string, number> {
  const draw = draws(firstSeed(ALL_WALLETS) + INDEX_STATES.indexOf(index));
  const made = new Map<string, number>();
  const count = (what: string) => made.set(what, (made.get(what) ?? 0) + 1);
  for (let run = 0; run < WALLETS_EACH; run++) {
    const wallet = drawWallet(draw, run, index);
    for (const { coin: one, status } of wallet.coins) {
      const isCarrier = wallet.truth.has(outpointKey(one));
      count(`${isCarrier ? 'carrier' : 'other'} ${status.kind}`);
      if (one.isOwnChange) count(`change: ${isCarrier ? 'carrier' : 'other'} ${status.kind}`);
    }
    for (const [way, plan] of Object.entries(WAYS)) {
      for (const planned of plan(draw, wallet.coins)) {
        checkPlan(way, planned, wallet);
        count(way);
      }
    }
  }
  return made;
}

describe('no plan spends what carries or may carry an inscription', () => {
  it.each(INDEX_STATES)(
    `over thousands of wallets and all ways to spend, the index being %s`,
    (index) => {
      const made = walk(index);
      for (const kind of ['carrier spendable', 'carrier small']) expect(made.get(kind)).toBeUndefined();
      if (!reachesAll(ALL_WALLETS)) return;
      // the random cases cover the interesting ones: every way finds plans, next to carriers that it leaves alone
      for (const way of Object.keys(WAYS))
        expect(made.get(way) ?? 0, way).toBeGreaterThan(WALLETS_EACH / 200);
      expect(made.get('carrier protected')).toBeGreaterThan(WALLETS_EACH / 5);
      expect(made.get('other spendable')).toBeGreaterThan(WALLETS_EACH / 5);
      if (index === 'absent') return;
      expect(made.get('change: carrier protected')).toBeGreaterThan(WALLETS_EACH / 50);
      expect(made.get('change: other spendable')).toBeGreaterThan(WALLETS_EACH / 50);
    },
    TIMEOUT_MS,
  );
});
