/** Joins a fetched history page to the cached ones. */
import { compareStructural } from 'mobx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { AccountState, ChainTransaction, HistoryPage } from '../../../ports/ChainIndexer.ts';

/** An account as the first page of its history reported it. */
export interface AccountMoment {
  readonly state: AccountState;
  /** unconfirmed ones included */
  readonly totalTransactions: number;
  /** all unconfirmed ones, and the newest mined ones */
  readonly newest: readonly ChainTransaction[];
}

export interface HistoryPages {
  readonly address: DogeAddress;
  readonly transactions: readonly ChainTransaction[];
  /** start of the next page; null when none follows */
  readonly next: number | null;
  /** ids of transactions too large to be read, of the newest page and of further ones; absent: none */
  readonly unread?: readonly Txid[] | undefined;
  readonly unreadFurther?: readonly Txid[] | undefined;
  /** as the newest page reported it */
  readonly account?: AccountMoment | undefined;
  /** when the newest page first listed each of its transactions, by id; milliseconds since 1970. Absent: restored from disk */
  readonly listedSinceMs?: ReadonlyMap<string, number> | undefined;
}

/** By id. */
export type KnownTransactions = ReadonlyMap<string, ChainTransaction>;

export const isMined = (transaction: ChainTransaction): boolean => transaction.blockHeight !== null;

/** The number of mined transactions: page offsets count only these. */
export const countMined = (transactions: readonly ChainTransaction[]): number =>
  transactions.reduce((count, transaction) => count + (isMined(transaction) ? 1 : 0), 0);

/** Takes the newer report of a transaction; an equal one keeps the object. */
const renewed =
  (known: KnownTransactions) =>
  (reported: ChainTransaction): ChainTransaction => {
    const before = known.get(reported.txid);
    return before !== undefined && compareStructural(before, reported) ? before : reported;
  };

/** Puts the newest page before further pages that still follow it. @param nowMs - milliseconds since 1970 */
export function joinFirstPage(
  address: DogeAddress,
  before: HistoryPages | undefined,
  known: KnownTransactions,
  { transactions: reported, next, totalTransactions, unread, account: state }: HistoryPage,
  nowMs: number,
): HistoryPages {
  const newest = reported.map(renewed(known));
  const listedSinceMs = new Map<string, number>(
    newest.map(({ txid }) => [txid, before?.listedSinceMs?.get(txid) ?? nowMs]),
  );
  const account = state && { state, totalTransactions, newest };
  const ids = new Set<string>(newest.map(({ txid }) => txid));
  const others = (before?.transactions ?? []).filter(({ txid }) => !ids.has(txid));
  const isGapless = newest.length + others.length <= totalTransactions;
  const isOverlapping = newest.some(({ txid }) => known.has(txid));
  const further = isGapless && isOverlapping ? others.filter(isMined) : [];
  if (before === undefined || further.length === 0)
    return { address, transactions: newest, next, unread, account, listedSinceMs };
  const transactions = unlessSame(before.transactions, [...newest, ...further]);
  return {
    address,
    transactions,
    unread,
    account,
    listedSinceMs,
    unreadFurther: before.unreadFurther,
    next: before.next === null ? null : countMined(transactions),
  };
}

/** Appends a further page; known transactions keep their position. */
export function joinFurtherPage(
  before: HistoryPages,
  known: KnownTransactions,
  { transactions: reported, next, unread }: HistoryPage,
): HistoryPages {
  const added = reported.filter(({ txid }) => !known.has(txid));
  const again = reported.filter(({ txid }) => known.has(txid)).map(renewed(known));
  const changed = new Map(again.filter((one) => known.get(one.txid) !== one).map((one) => [one.txid, one]));
  const others =
    changed.size === 0 ? before.transactions : before.transactions.map((one) => changed.get(one.txid) ?? one);
  const unreadFurther =
    unread === undefined ? before.unreadFurther : [...(before.unreadFurther ?? []), ...unread];
  return { ...before, transactions: others.concat(added), next, unreadFurther };
}

/** The previous list if no element changed. */
export const unlessSame = <Item>(there: readonly Item[], made: readonly Item[]): readonly Item[] =>
  there.length === made.length && there.every((item, at) => item === made[at]) ? there : made;

/** Adds transactions that lost their block, and removes those mined again. */
export function undoneAfter(
  before: ReadonlySet<string>,
  known: KnownTransactions,
  reported: readonly ChainTransaction[],
): ReadonlySet<string> {
  const found = reported.filter((transaction) => isMined(transaction) && before.has(transaction.txid));
  const lost = reported.filter((transaction) => {
    const one = known.get(transaction.txid);
    return !isMined(transaction) && one !== undefined && isMined(one) && !before.has(transaction.txid);
  });
  if (found.length === 0 && lost.length === 0) return before;
  const gone = new Set<string>(found.map(({ txid }) => txid));
  return new Set([...[...before].filter((txid) => !gone.has(txid)), ...lost.map(({ txid }) => txid)]);
}

/** Confirmations beyond this are not updated: no list shows them, and the detail page reads them. */
const DEEP = 240;

/** The same transaction with the confirmations at a height; its block is unchanged. */
export function deepened(transaction: ChainTransaction, height: number): ChainTransaction {
  const { blockHeight } = transaction;
  if (blockHeight === null || transaction.confirmations > DEEP) return transaction;
  return { ...transaction, confirmations: Math.max(1, height - blockHeight + 1) };
}
