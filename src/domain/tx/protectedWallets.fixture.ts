/** Wallets drawn by a fixed row of numbers, with koinu that are really inscribed, and an index that knows of some of them. */

import { RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Draw } from '../inscription/draws.fixture.ts';
import { followKoinu } from '../inscription/followKoinu.ts';
import { applyPending, type ReportedCoin } from './applyPending.ts';
import { type ClassifiedCoin, type Coin, outpointKey } from './Coin.ts';
import { classifyCoin } from './classifyCoin.ts';
import { DOGE, OURS, THEIRS } from './coins.fixture.ts';
import { mergeVerdicts, verdictsOf } from './coinVerdicts.ts';
import { indexVerdict } from './indexVerdict.ts';
import type { PendingTransfer } from './PendingTransfer.ts';
import { planTransfer } from './planTransfer.ts';
import type { TransferPlan } from './Transfer.ts';
import { txid } from './Txid.ts';

/** How the index is: `absent` is none at all, where the value rule alone protects. */
export const INDEX_STATES = ['up', 'lagging', 'down', 'absent'] as const;

export type IndexState = (typeof INDEX_STATES)[number];

/** Inscribed koinu by the outpoint that holds them: what is really so, whoever knows it. */
export type Truth = ReadonlyMap<string, readonly bigint[]>;

/** A wallet. */
export interface DrawnWallet {
  readonly index: IndexState;
  readonly truth: Truth;
  readonly coins: readonly ClassifiedCoin[];
}

const TIP = 1000;
const CARRIER = 100_000n;

const drawValue = (draw: Draw): bigint => {
  const classes = [
    () => CARRIER,
    () => BigInt(1 + draw(100_000)),
    () => BigInt(100_001 + draw(900_000)),
    () => BigInt(1 + draw(50)) * DOGE,
    () => BigInt(1_000_000 + draw(100_000_000)),
  ] as const;
  return (classes[draw(classes.length)] ?? classes[0])();
};

const drawId = (run: number, place: number) =>
  txid((BigInt(run) * 1000n + BigInt(place) + 1n).toString(16).padStart(64, '0'));

/** With no index only carriers of the usual value can be known: there, no other coin carries. */
function drawOffsets(draw: Draw, value: bigint, index: IndexState): readonly bigint[] {
  const mayCarry = index !== 'absent' || value <= CARRIER;
  if (!mayCarry || draw(3) > 0) return [];
  const anywhere = () => (draw(2) ? 0n : BigInt(draw(Number(value < 2n ** 31n ? value : 2n ** 31n))));
  return draw(4) ? [anywhere()] : [anywhere(), value - 1n];
}

/** What is told of a coin: by the index now, and by what was kept from before. */
function statusOf(
  draw: Draw,
  coin: ReportedCoin,
  index: IndexState,
  doesCarry: boolean,
): ReportedCoin['inscription'] {
  if (index === 'absent') return 'not-indexed';
  const key = outpointKey(coin);
  const lag = index === 'lagging' ? 5 : 0;
  const isKnown = coin.confirmations > lag;
  const now =
    index === 'down'
      ? 'unknown'
      : indexVerdict(coin, {
          carriers: new Set(doesCarry && isKnown ? [key] : []),
          unknown: new Set(draw(10) ? [] : [key]),
          ...{ indexHeight: TIP - lag, tipHeight: TIP },
        });
  const wasJudged = coin.confirmations > 6 && draw(2) === 0;
  return mergeVerdicts(now, wasJudged ? (doesCarry ? 'carries' : 'none') : 'unknown');
}

/** Writes a plan down as a transfer of ours that waits. */
export const pendingOfPlan = (plan: TransferPlan, id: PendingTransfer['txid']): PendingTransfer => ({
  ...{ txid: id, rawHex: '00', network: plan.network, from: OURS, to: plan.outputs[0]?.to ?? OURS },
  ...{ amount: koinu(0n), fee: plan.fee, size: plan.size, createdAtMs: 0, tries: 1, confirmations: 0 },
  ...{ stage: 'accepted', refusal: null },
  inputs: plan.inputs,
  outputs: plan.outputs.map(({ to, amount }) => ({ value: amount, address: to, isOwn: to === OURS })),
});

/** Where all inscribed koinu that a plan spends go to. */
export const flowsOf = (plan: Pick<TransferPlan, 'inputs' | 'outputs'>, truth: Truth) =>
  plan.inputs.flatMap((input, place) =>
    (truth.get(outpointKey(input)) ?? []).map((offset) =>
      followKoinu(
        { inputs: plan.inputs, outputs: plan.outputs.map(({ amount }) => ({ value: amount })) },
        place,
        offset,
      ),
    ),
  );

/** What is true after a transfer: its inscribed koinu lie on what it makes. */
function afterwards(truth: Truth, plan: TransferPlan, id: string): Truth {
  const next = new Map(truth);
  for (const place of flowsOf(plan, truth)) {
    if (place.kind === 'fee') continue;
    const key = `${id}:${place.vout}`;
    next.set(key, [...(next.get(key) ?? []), place.offset]);
  }
  return next;
}

/** Spends one coin whose protection was given up, with others or alone: what it carried may come back to us. */
function spendReleased(draw: Draw, coins: readonly Coin[]): TransferPlan | null {
  const released = coins.map((coin, place) => ({
    ...coin,
    isReleased: place === 0 || coin.isReleased === true,
  }));
  const classified = released.map((coin) => classifyCoin(coin, 'mainnet'));
  const usable = classified.filter(({ status }) => status.kind === 'spendable' || status.kind === 'small');
  const keys = usable.map(({ coin }) => outpointKey(coin)).slice(0, 1 + draw(3));
  const to = draw(2) ? OURS : THEIRS;
  const payments = [{ to, amount: koinu(BigInt(1 + draw(3)) * 20_000_000n) }];
  const request = {
    coins: classified,
    feeRate: RECOMMENDED_FEE_RATE,
    changeTo: OURS,
    network: 'mainnet' as const,
  };
  const planned = planTransfer({ ...request, spec: { kind: 'pay', payments }, chosen: keys });
  return planned.ok ? planned.value : null;
}

/** Draws a wallet, some of them with transfers of ours under way that no index knows yet. */
export function drawWallet(draw: Draw, run: number, index: IndexState): DrawnWallet {
  const truth = new Map<string, readonly bigint[]>();
  const reported = Array.from({ length: 1 + draw(9) }, (_, place): ReportedCoin => {
    const value = drawValue(draw);
    const confirmations = draw(12) ? 1 + draw(20) : 0;
    const bare = {
      txid: drawId(run, place),
      vout: draw(3),
      value: koinu(value),
      address: OURS,
      confirmations,
    };
    const coin: ReportedCoin = { ...bare, isCoinbase: draw(15) === 0, inscription: 'unknown' };
    const offsets = drawOffsets(draw, value, index);
    if (offsets.length > 0) truth.set(outpointKey(coin), offsets);
    return { ...coin, inscription: statusOf(draw, coin, index, offsets.length > 0) };
  });
  return withTransfers(draw, run, { index, truth, reported });
}

interface Drawn {
  readonly index: IndexState;
  readonly truth: Truth;
  readonly reported: readonly ReportedCoin[];
}

function withTransfers(draw: Draw, run: number, { index, truth, reported }: Drawn): DrawnWallet {
  const pending: PendingTransfer[] = [];
  let known = truth;
  const seen = () => {
    const judge = verdictsOf(pending, reported, index === 'absent' ? 'not-indexed' : 'unknown');
    return applyPending(reported, pending, 'compressed', judge);
  };
  for (let count = draw(3); count > 0; count--) {
    // without an index what a released coin carried is not known to be on the change
    const plan = index === 'absent' ? null : spendReleased(draw, seen());
    if (plan === null) break;
    const id = drawId(run, 900 + count);
    known = afterwards(known, plan, id);
    // an older Kennel wrote no verdicts down
    const inputs = plan.inputs.map(({ inscription, ...input }) =>
      draw(5) ? { ...input, inscription } : input,
    );
    pending.push({ ...pendingOfPlan(plan, id), inputs });
  }
  return { index, truth: known, coins: seen().map((coin) => classifyCoin(coin, 'mainnet')) };
}
