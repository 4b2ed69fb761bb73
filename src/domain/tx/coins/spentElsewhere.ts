/**
 * What somebody else spent of our transfers: a cosigner, another phone with the same key, the other side of a joint transaction. The
 * journal doesn't know these, and a list of coins alone can't tell change that is spent from change that it has not got yet.
 */
import { type Outpoint, outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';

/** A transaction in the history of an address. */
export interface HistoryRow {
  readonly txid: string;
  readonly inputs: readonly { readonly txid: string | null; readonly vout: number }[];
}

/** The history of an address, as an index reports it. */
export interface AddressHistory {
  readonly transactions: readonly HistoryRow[];
  /** ids of those that it has listed for so long that the coins, read since, are without what they leave only if that is spent */
  readonly indexed: ReadonlySet<string>;
}

/** Nothing was read. */
export const NO_HISTORY: AddressHistory = { transactions: [], indexed: new Set() };

/** A transfer of ours, as far as it matters here. */
type Spending = Pick<PendingTransfer, 'txid' | 'replaces'> & { readonly inputs: readonly Outpoint[] };

/** What of our transfers is gone. */
export interface SpentElsewhere {
  /** keys of outpoints */
  readonly coins: ReadonlySet<string>;
  /** ids of ours that lost a coin, and of ours that rest on them: nothing that they leave is there */
  readonly lost: ReadonlySet<string>;
}

const NOTHING: SpentElsewhere = { coins: new Set(), lost: new Set() };

/** Ids that say nothing new: ours, and what ours were made to replace, which the history may list a little longer. */
function familiar(live: readonly Spending[], journal: readonly PendingTransfer[]): ReadonlySet<string> {
  const replaced = live.flatMap(({ replaces }) => replaces ?? []);
  return new Set<string>([...journal.map(({ txid }) => txid), ...replaced]);
}

/** Outpoint keys of what others spent among these transfers' coins and outputs. */
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
    // a history may be long: a key is made for few of its inputs
    for (const { txid: parent, vout } of inputs) {
      if (parent !== null && parents.has(parent)) spent.add(`${parent}:${vout}`);
    }
  }
  return spent;
}

/**
 * Looks through the history of an address.
 *
 * @param live - transfers of ours whose change counts as ours
 * @param journal - all transfers of ours
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
