/**
 * Finds coins of our transfers that were spent elsewhere: by a cosigner, another device with the same key, the other party of a joint
 * transaction. The journal doesn't have these transactions, and an unspent list alone can't distinguish spent change from change not yet
 * indexed.
 */
import { type Outpoint, outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';

export interface HistoryRow {
  readonly txid: string;
  readonly inputs: readonly { readonly txid: string | null; readonly vout: number }[];
}

/** An address's history, as an index reports it. */
export interface AddressHistory {
  readonly transactions: readonly HistoryRow[];
  /** ids listed long enough that a later list of unspent coins lacks their outputs only if these are spent */
  readonly indexed: ReadonlySet<string>;
}

export const NO_HISTORY: AddressHistory = { transactions: [], indexed: new Set() };

type Spending = Pick<PendingTransfer, 'txid' | 'replaces'> & { readonly inputs: readonly Outpoint[] };

export interface SpentElsewhere {
  /** outpoint keys */
  readonly coins: ReadonlySet<string>;
  /** ids of our transfers that lost a coin, and of our transfers that depend on them: their outputs do not exist */
  readonly lost: ReadonlySet<string>;
}

const NOTHING: SpentElsewhere = { coins: new Set(), lost: new Set() };

/** Ids that are already known: our transfers, and those they replace, which the history may still list for a while. */
function familiar(live: readonly Spending[], journal: readonly PendingTransfer[]): ReadonlySet<string> {
  const replaced = live.flatMap(({ replaces }) => replaces ?? []);
  return new Set<string>([...journal.map(({ txid }) => txid), ...replaced]);
}

/** Outpoint keys that others spent, among these transfers' inputs and outputs. */
function spentByOthers(
  { transactions }: AddressHistory,
  live: readonly Spending[],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const parents = new Set<string>(
    live.flatMap(({ txid, inputs }) => [txid, ...inputs.map((one) => one.txid)]),
  );
  const spent = new Set<string>();
  for (const { txid, inputs } of transactions) {
    if (known.has(txid)) continue;
    // a history may be long: build keys only for relevant inputs
    for (const { txid: parent, vout } of inputs) {
      if (parent !== null && parents.has(parent)) spent.add(`${parent}:${vout}`);
    }
  }
  return spent;
}

/**
 * Searches the history of an address.
 *
 * @param live - our transfers whose change counts as ours
 * @param journal - all our transfers
 */
export function spentElsewhere(
  history: AddressHistory,
  live: readonly Spending[],
  journal: readonly PendingTransfer[],
): SpentElsewhere {
  if (live.length === 0) return NOTHING;
  const coins = spentByOthers(history, live, familiar(live, journal));
  if (coins.size === 0) return NOTHING;
  const lost = new Set<string>();
  for (let before = -1; before < lost.size; ) {
    before = lost.size;
    for (const { txid, inputs } of live) {
      if (inputs.some((input) => lost.has(input.txid) || coins.has(outpointKey(input)))) lost.add(txid);
    }
  }
  return { coins, lost };
}
