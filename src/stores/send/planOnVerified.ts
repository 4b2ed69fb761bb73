/**
 * Plans with coins verified by hash: the transactions behind a plan are fetched, and it is planned again with their values, until
 * nothing is left to fetch.
 */

import type { Network } from '../../domain/address/Network.ts';
import { type Koinu, koinu, NO_KOINU } from '../../domain/amount/Koinu.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { originsIn } from '../../domain/tx/coins/coinOrigins.ts';
import {
  type VerifiedTransaction,
  verifiedCoins,
  verifyPrevious,
} from '../../domain/tx/sign/verifyPrevious.ts';
import type { BytesProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { fetchVerified } from '../chain/fetchVerified.ts';
import type { CoinOrigins } from '../chain/origins/CoinOrigins.ts';

export interface PlanningTools {
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** previous transactions verified before; extended here */
  readonly previous: Map<Txid, VerifiedTransaction>;
  /** receives what was verified, so that other screens judge the coins the same way; absent: not needed */
  readonly origins?: Pick<CoinOrigins, 'take'>;
  /** our recorded transfers: what they made is not fetched */
  readonly written: readonly WrittenTransfer[];
  readonly signal: AbortSignal;
  /** called with totals over all rounds: transactions fetched, and wanted so far */
  readonly onFetched: (done: number, total: number) => void;
}

/** A transfer of ours whose bytes are at hand. */
export interface WrittenTransfer {
  readonly txid: Txid;
  readonly rawHex: string;
}

/** How to plan, and which transactions made the coins that a plan spends. */
export interface Planning<Plan, Problem> {
  plan(coins: readonly ClassifiedCoin[]): Result<Plan, Problem>;
  spends(plan: Plan): readonly Txid[];
}

/** Why there is no plan. */
export type VerifyProblem<Problem> =
  | { readonly kind: 'plan'; readonly problem: Problem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };

/** Each round verifies at least one more transaction. @throws {Fault} when a request fails or the signal aborts */
export async function planOnVerified<Plan, Problem>(
  tools: PlanningTools,
  reported: readonly ClassifiedCoin[],
  { plan, spends }: Planning<Plan, Problem>,
): Promise<Result<Plan, VerifyProblem<Problem>>> {
  takeWritten(tools, reported);
  const reportOrigins = () => tools.origins?.take(tools.previous.values(), { originsIn });
  reportOrigins();
  const first = verifyMadeBy(tools.previous, tools, reported);
  if (!first.ok) return err({ kind: 'bytes', problem: first.problem });
  const address = reported[0]?.coin.address;
  let { coins, leftOut } = first.value;
  let fetched = 0;
  for (;;) {
    const planned = plan(coins);
    if (!planned.ok) return err(withoutPlan(planned.problem, leftOut));
    const missing = [...new Set(spends(planned.value))].filter((txid) => !tools.previous.has(txid));
    const before = fetched;
    const onFetched = (done: number, total: number) => tools.onFetched(before + done, before + total);
    const checked = await fetchVerified({ ...tools, address, onFetched }, missing);
    fetched += missing.length;
    reportOrigins();
    if (!checked.ok) return err({ kind: 'bytes', problem: checked.problem });
    if (missing.length === 0) return planned;
    const verified = verifyMadeBy(new Set(missing), tools, coins);
    if (!verified.ok) return err({ kind: 'bytes', problem: verified.problem });
    coins = verified.value.coins;
    leftOut = koinu(leftOut + verified.value.leftOut);
  }
}

/** If coins had to be left out, they are the reason. */
const withoutPlan = <Problem>(problem: Problem, leftOut: Koinu): VerifyProblem<Problem> =>
  leftOut > 0n ? { kind: 'bytes', problem: { kind: 'bare-key', value: leftOut } } : { kind: 'plan', problem };

/** Takes our recorded transfers that made one of the coins; wrong bytes are fetched instead. */
function takeWritten({ previous, written }: PlanningTools, coins: readonly ClassifiedCoin[]): void {
  const wanted = new Set(coins.map(({ coin }) => coin.txid));
  for (const { txid, rawHex } of written) {
    if (!wanted.has(txid) || previous.has(txid)) continue;
    const verified = verifyPrevious(txid, rawHex);
    if (verified.ok) previous.set(txid, verified.value);
  }
}

interface VerifiedPart {
  readonly coins: readonly ClassifiedCoin[];
  /** value of bare-key outputs, which were left out, koinu */
  readonly leftOut: Koinu;
}

/** Gives the coins of these transactions their verified values; those that don't pay the address are left out. */
function verifyMadeBy(
  ids: { has(id: Txid): boolean },
  { previous, network }: PlanningTools,
  coins: readonly ClassifiedCoin[],
): Result<VerifiedPart, BytesProblem> {
  const made = coins.filter(({ coin }) => ids.has(coin.txid)).map(({ coin }) => coin);
  const known = verifiedCoins(made, previous, network);
  if (!known.ok) return known;
  const judged = known.value.values();
  let leftOut = NO_KOINU;
  const left = coins.flatMap((classified) => {
    if (!ids.has(classified.coin.txid)) return [classified];
    const { value: read } = judged.next();
    if (read?.kind === 'bare-key') leftOut = koinu(leftOut + read.coin.value);
    if (read?.kind !== 'coin' || read.coin.address !== classified.coin.address) return [];
    return [classifyCoin(read.coin, network)];
  });
  return ok({ coins: left, leftOut });
}
