/**
 * Plans on coins that are believed only as far as their transactions were fetched and hashed. What is planned on is
 * fetched, and planned again with what it says, until nothing more is to be fetched.
 */
import type { Network } from '../../domain/address/Network.ts';
import { type Result, refuse } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { BytesProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { TransferRules } from './transferRules.ts';

/** What believing works with. */
export interface BelieveTools {
  readonly rules: TransferRules;
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** raw previous transactions by id, fetched and hashed before; filled further here */
  readonly previous: Map<Txid, string>;
  readonly signal: AbortSignal;
  readonly onFetched: (done: number, total: number) => void;
}

/** How a plan is made, and which transactions made the coins that it spends. */
export interface Planning<Plan, Problem> {
  plan(coins: readonly ClassifiedCoin[]): Result<Plan, Problem>;
  spends(plan: Plan): readonly Txid[];
}

/** Why there is no plan. */
export type BelieveProblem<Problem> =
  | { readonly kind: 'plan'; readonly problem: Problem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };

const FETCHED_AT_ONCE = 6;

/** Each round believes at least one more transaction. @throws {Fault} when the outside fails or the signal aborts */
export async function planOnBelieved<Plan, Problem>(
  tools: BelieveTools,
  told: readonly ClassifiedCoin[],
  { plan, spends }: Planning<Plan, Problem>,
): Promise<Result<Plan, BelieveProblem<Problem>>> {
  const first = believeKnown(tools, told);
  if (!first.ok) return refuse({ kind: 'bytes', problem: first.problem });
  let coins = first.value;
  for (;;) {
    const planned = plan(coins);
    if (!planned.ok) return refuse({ kind: 'plan', problem: planned.problem });
    const missing = spends(planned.value).filter((txid) => !tools.previous.has(txid));
    const checked = await fetchPrevious(tools, [...new Set(missing)]);
    if (!checked.ok) return refuse({ kind: 'bytes', problem: checked.problem });
    if (missing.length === 0) return planned;
    const believed = believeKnown(tools, coins);
    if (!believed.ok) return refuse({ kind: 'bytes', problem: believed.problem });
    coins = believed.value;
  }
}

/** Coins whose transactions were hashed get its values; those that turn out to be somebody else's are dropped. */
function believeKnown(
  { rules, previous, network }: BelieveTools,
  coins: readonly ClassifiedCoin[],
): Result<readonly ClassifiedCoin[], BytesProblem> {
  const believed: ClassifiedCoin[] = [];
  for (const classified of coins) {
    const { coin } = classified;
    if (!previous.has(coin.txid)) {
      believed.push(classified);
      continue;
    }
    const known = rules.believedCoins([coin], previous, network);
    if (!known.ok) return known;
    const [real] = known.value;
    if (real?.address === coin.address) believed.push(rules.classifyCoin(real, network));
  }
  return { ok: true, value: believed };
}

/** Fetches transactions a few at a time; each is kept only when it hashes to its id. */
async function fetchPrevious(
  tools: BelieveTools,
  missing: readonly Txid[],
): Promise<Result<null, BytesProblem>> {
  let done = 0;
  for (let from = 0; from < missing.length; from += FETCHED_AT_ONCE) {
    const group = missing.slice(from, from + FETCHED_AT_ONCE);
    const raws = await Promise.all(group.map((txid) => tools.chain.rawTransaction(txid, tools.signal)));
    for (const [index, txid] of group.entries()) {
      const raw = raws[index] ?? '';
      const verified = tools.rules.verifyPrevious(txid, raw);
      if (!verified.ok) return refuse(verified.problem);
      tools.previous.set(txid, raw);
    }
    done += group.length;
    tools.onFetched(done, missing.length);
  }
  return { ok: true, value: null };
}
