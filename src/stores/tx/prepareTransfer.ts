/**
 * Turns a request into signed bytes that are safe to send: the previous transaction of every input is fetched, hashed
 * and believed instead of the indexer's values, and what was signed is read back from the bytes.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Result, refuse } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type {
  BytesProblem,
  ParsedTransfer,
  TransferPlan,
  TransferProblem,
  TransferRequest,
  TransferWarning,
} from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { SessionId, Vault } from '../../ports/Vault.ts';
import type { TransferRules } from './transferRules.ts';

/** Signed, read back, and ready to be looked at. */
export interface PreparedTransfer {
  readonly rawHex: string;
  readonly plan: TransferPlan;
  readonly parsed: ParsedTransfer;
  readonly warnings: readonly TransferWarning[];
}

/** Why preparing stopped; nothing was sent. */
export type PrepareProblem =
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };

/** How far preparing has come. */
export type PrepareStep =
  | { readonly kind: 'fetching'; readonly done: number; readonly total: number }
  | { readonly kind: 'signing'; readonly inputs: number };

/** What preparing works with. */
export interface PrepareTools {
  readonly rules: TransferRules;
  readonly chain: ChainIndexer;
  readonly vault: Vault;
  readonly session: SessionId;
  /** raw previous transactions by id, fetched and hashed before; filled further here */
  readonly previous: Map<Txid, string>;
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}

const FETCHED_AT_ONCE = 6;

/** Plans, fetches, believes, signs and reads back. @throws {Fault} when the outside fails or the signal aborts */
export async function prepareTransfer(
  tools: PrepareTools,
  request: TransferRequest,
): Promise<Result<PreparedTransfer, PrepareProblem>> {
  const planned = await planOnBelievedCoins(tools, request);
  if (!planned.ok) return planned;
  const plan = planned.value;
  tools.onStep({ kind: 'signing', inputs: plan.inputs.length });
  const previousTransactions = [...new Set(plan.inputs.map((input) => input.txid))].flatMap(
    (txid) => tools.previous.get(txid) ?? [],
  );
  const signed = await tools.vault.sign(tools.session, { plan, previousTransactions });
  if (!signed.ok) return refuse({ kind: 'signing', problem: signed.problem });
  const { rawHex } = signed.value;
  const own: readonly DogeAddress[] = [request.changeTo];
  const parsed = tools.rules.parseTransfer(rawHex, previousTransactions, own, request.network);
  if (!parsed.ok) return refuse({ kind: 'bytes', problem: parsed.problem });
  return { ok: true, value: { rawHex, plan, parsed: parsed.value, warnings: tools.rules.warningsOf(plan) } };
}

/** Plans until every input of the plan is believed; each round believes at least one more transaction. */
async function planOnBelievedCoins(
  tools: PrepareTools,
  request: TransferRequest,
): Promise<Result<TransferPlan, PrepareProblem>> {
  const first = believeKnown(tools, request.coins, request);
  if (!first.ok) return refuse({ kind: 'bytes', problem: first.problem });
  let coins = first.value;
  for (;;) {
    const planned = tools.rules.planTransfer({ ...request, coins });
    if (!planned.ok) return refuse({ kind: 'plan', problem: planned.problem });
    const missing = planned.value.inputs
      .map((input) => input.txid)
      .filter((txid) => !tools.previous.has(txid));
    const checked = await fetchPrevious(tools, [...new Set(missing)]);
    if (!checked.ok) return refuse({ kind: 'bytes', problem: checked.problem });
    if (missing.length === 0) return planned;
    const believed = believeKnown(tools, coins, request);
    if (!believed.ok) return refuse({ kind: 'bytes', problem: believed.problem });
    coins = believed.value;
  }
}

/** Coins whose transactions were hashed get its values; those that turn out to be somebody else's are dropped. */
function believeKnown(
  { rules, previous }: PrepareTools,
  coins: readonly ClassifiedCoin[],
  { network }: TransferRequest,
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
  tools: PrepareTools,
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
    tools.onStep({ kind: 'fetching', done, total: missing.length });
  }
  return { ok: true, value: null };
}
