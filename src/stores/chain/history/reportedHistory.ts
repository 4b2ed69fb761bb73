/** What an address's history says of our transfers from it, and how it is read before planning. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Loadable, lastValue } from '../../../domain/loadable.ts';
import type { ReportedCoin } from '../../../domain/tx/coins/applyPending.ts';
import { type AddressHistory, NO_HISTORY } from '../../../domain/tx/coins/spentElsewhere.ts';
import { isLive, isOver, type PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { HistoryPages } from './joinPages.ts';

/** How long after the history real indexes list the same change among the coins. Milliseconds. */
export const COINS_LAG_MS = 2_000;

interface ReadHistory {
  readonly transactions: readonly { readonly txid: string }[];
  readonly hasMore: boolean;
  refresh(address: DogeAddress): Promise<void>;
}

interface AskedJournal {
  readonly transfers: readonly PendingTransfer[];
  reconcile(isAsked: (transfer: PendingTransfer) => boolean): Promise<void>;
  findOut(txid: Txid): Promise<boolean>;
}

/**
 * Limited to what concerns the given transfers, so that it stays equal while nothing happens to them.
 *
 * @param ours - transfers of ours that spend from one address
 * @param askedAtMs - when all coins of the address were last requested, milliseconds since 1970
 */
export function reportedHistory(
  pages: Loadable<HistoryPages>,
  ours: readonly PendingTransfer[],
  askedAtMs: number,
): AddressHistory {
  const read = lastValue(pages);
  const [first] = ours;
  if (read === undefined || read.address !== first?.from) return NO_HISTORY;
  const { transactions, listedSinceMs } = read;
  const parents = new Set<string | null>(ours.flatMap(({ txid, inputs }) => [txid, ...inputs.map(txidOf)]));
  const isIndexed = (txid: string) => (listedSinceMs?.get(txid) ?? Infinity) + COINS_LAG_MS <= askedAtMs;
  return {
    transactions: transactions.filter(({ inputs }) => inputs.some(({ txid }) => parents.has(txid))),
    indexed: new Set(ours.map(txidOf).filter(isIndexed)),
  };
}

const txidOf = ({ txid }: { readonly txid: string }): string => txid;

/**
 * Reads the newest page, which holds everything unconfirmed. If older pages follow, a transfer of ours missing from all loaded ones
 * may be mined, and so may its spender: the chain is queried about it. Never throws.
 */
export async function refreshHistory(
  history: ReadHistory,
  journal: AskedJournal,
  from: DogeAddress,
): Promise<void> {
  await history.refresh(from);
  if (!history.hasMore) return;
  const listed = new Set<string>(history.transactions.map(({ txid }) => txid));
  const isMissing = (one: PendingTransfer) => one.from === from && isLive(one) && !listed.has(one.txid);
  if (journal.transfers.some(isMissing)) await journal.reconcile(isMissing);
}

/**
 * A mined coin proves that its transfer went through, even if that counts as over: queries the chain about it, so that conflicting
 * transfers stop counting.
 *
 * @throws {Fault} `bad-answer` while the chain does not confirm it
 */
export async function settleMined(coins: readonly ReportedCoin[], journal: AskedJournal): Promise<void> {
  const over = new Set<Txid>(journal.transfers.filter(isOver).map(({ txid }) => txid));
  if (over.size === 0) return;
  const mined = coins.flatMap(({ txid, confirmations }) => (confirmations > 0 ? [txid as Txid] : []));
  for (const txid of new Set(mined.filter((one) => over.has(one)))) {
    if (!(await journal.findOut(txid)))
      throw new Fault('bad-answer', `a block has a coin of ${txid}, and not that`);
  }
}
