/** What the history of an address says of our own transfers from it, and how it is read before something is planned. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Loadable, lastValue } from '../../../domain/loadable.ts';
import type { ReportedCoin } from '../../../domain/tx/coins/applyPending.ts';
import { type AddressHistory, NO_HISTORY } from '../../../domain/tx/coins/spentElsewhere.ts';
import { isLive, isOver, type PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { HistoryPages } from './joinPages.ts';

/** A real index has in its list of coins, a second or so later, whatever its history lists. Milliseconds. */
export const COINS_LAG_MS = 2_000;

/** The pages that were read so far. */
interface ReadHistory {
  readonly transactions: readonly { readonly txid: string }[];
  readonly hasMore: boolean;
  refresh(address: DogeAddress): Promise<void>;
}

/** Our own transfers. */
interface AskedJournal {
  readonly transfers: readonly PendingTransfer[];
  reconcile(isAsked: (transfer: PendingTransfer) => boolean): Promise<void>;
  findOut(txid: Txid): Promise<boolean>;
}

/**
 * No more of it than concerns some transfers, so that it is equal while nothing happens to them.
 *
 * @param ours - transfers of ours that spend from one address
 * @param askedAtMs - when all coins of the address were asked for last, milliseconds since 1970
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
 * Reads the newest page. All that waits is on it: where older pages follow, one of ours that is on none of those that were read may have
 * a block, and what spends it too. The chain is asked about it. Never throws.
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
 * A coin that a block has says that its transfer came about, though it counts as over: the chain is asked about that one, so that whatever
 * spends the same coins leaves nothing any more.
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
