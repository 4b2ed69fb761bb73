/** History as one account sees it, from the indexer's transactions and from our own pending transfers. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import {
  type EntryToken,
  type HistoryEntry,
  isOpenEntry,
  type TransferState,
} from '../../domain/tx/HistoryEntry.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';

interface Side {
  readonly address: DogeAddress | null;
  readonly value: Koinu;
}

const sumOf = (sides: readonly Side[]): Koinu => sumKoinu(sides.map((side) => side.value));

const addressesOf = (sides: readonly Side[]): readonly DogeAddress[] => [
  ...new Set(sides.flatMap((side) => (side.address === null ? [] : [side.address]))),
];

/** A transaction as the owner of one address sees it. */
export function entryOf(transaction: ChainTransaction, own: DogeAddress): HistoryEntry {
  const { inputs, outputs } = transaction;
  const others = outputs.filter((output) => output.address !== own);
  const mine = outputs.filter((output) => output.address === own);
  const isSender = inputs.some((input) => input.address === own);
  const common = { txid: transaction.txid, timeMs: transaction.timeMs, state: stateOf(transaction) };
  if (!isSender) {
    const isMined = inputs.every((input) => input.txid === null);
    const direction = isMined ? 'mined' : 'received';
    return { ...common, direction, amount: sumOf(mine), fee: null, counterparts: addressesOf(inputs) };
  }
  const counterparts = addressesOf(others);
  if (others.length === 0) {
    return { ...common, direction: 'to-self', amount: sumOf(mine), fee: transaction.fee, counterparts };
  }
  return { ...common, direction: 'sent', amount: sumOf(others), fee: transaction.fee, counterparts };
}

const entryMemory = new WeakMap<
  ChainTransaction,
  { readonly own: DogeAddress; readonly entry: HistoryEntry }
>();

/** The same, worked out once for each answer of the indexer: a history may have many thousands. */
function rememberedEntryOf(transaction: ChainTransaction, own: DogeAddress): HistoryEntry {
  const known = entryMemory.get(transaction);
  if (known?.own === own) return known.entry;
  const entry = entryOf(transaction, own);
  entryMemory.set(transaction, { own, entry });
  return entry;
}

function stateOf(transaction: ChainTransaction): TransferState {
  if (transaction.confirmations === 0) return { kind: 'pending' };
  return { kind: 'confirmed', confirmations: transaction.confirmations };
}

/** A transfer of ours as its sender sees it. */
export function entryOfPending(transfer: PendingTransfer): HistoryEntry {
  const isToSelf = transfer.amount === 0n;
  return {
    txid: transfer.txid,
    direction: isToSelf ? 'to-self' : 'sent',
    amount: isToSelf ? sumOf(transfer.outputs) : transfer.amount,
    fee: transfer.fee,
    counterparts: isToSelf ? [] : [transfer.to],
    timeMs: transfer.createdAtMs,
    state: pendingState(transfer),
  };
}

function pendingState(transfer: PendingTransfer): TransferState {
  switch (transfer.stage) {
    case 'sending':
      return { kind: 'unknown' };
    case 'unknown':
      return transfer.refusal === null ? { kind: 'unknown' } : { kind: 'dropped' };
    case 'accepted':
      return { kind: 'pending' };
    case 'confirmed':
      return { kind: 'confirmed', confirmations: transfer.confirmations };
    case 'refused':
      return { kind: 'dropped' };
    case 'replaced':
      return { kind: 'replaced', by: transfer.replacedBy ?? null };
  }
}

/** What history is made from. */
export interface HistorySources {
  /** as the indexer tells them */
  readonly transactions: readonly ChainTransaction[];
  /** our own */
  readonly transfers: readonly PendingTransfer[];
  /** those that were in a block which is no longer part of the chain */
  readonly undone: ReadonlySet<string>;
  /** what transactions of ours do for token transfers, by their id; absent: nothing is known of any */
  readonly marks?: ReadonlyMap<string, EntryToken>;
  readonly own: DogeAddress;
}

/**
 * Joins both lists: what the chain says of a transaction counts more than what the journal says, unless the journal knows
 * that another has taken its place.
 *
 * @returns newest first, those that are still open before all others; transfers refused at once are not part of history
 */
export function joinHistory({
  transactions,
  transfers,
  undone,
  marks = NO_MARKS,
  own,
}: HistorySources): readonly HistoryEntry[] {
  const mine = transfers.filter((transfer) => transfer.from === own && !wasRefusedAtOnce(transfer));
  const outdone = new Set(mine.filter(({ stage }) => stage === 'replaced').map(({ txid }) => txid));
  const told = transactions.filter(({ txid, confirmations }) => confirmations > 0 || !outdone.has(txid));
  const known = new Set(told.map(({ txid }) => txid));
  const ours = mine.filter(({ txid }) => !known.has(txid)).map(entryOfPending);
  const entries = told.map((transaction) => rememberedEntryOf(transaction, own)).map(sayUndone(undone));
  return [...ours, ...entries]
    .map(markWith(marks))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.timeMs - a.timeMs);
}

const wasRefusedAtOnce = ({ stage, tries }: PendingTransfer): boolean => stage === 'refused' && tries < 2;

const rankOf = (entry: HistoryEntry): number => (isOpenEntry(entry) ? 0 : 1);

const NO_MARKS: ReadonlyMap<string, EntryToken> = new Map();

const markWith =
  (marks: ReadonlyMap<string, EntryToken>) =>
  (entry: HistoryEntry): HistoryEntry => {
    const token = marks.get(entry.txid);
    return token === undefined ? entry : { ...entry, token };
  };

const sayUndone =
  (undone: ReadonlySet<string>) =>
  (entry: HistoryEntry): HistoryEntry =>
    entry.state.kind === 'pending' && undone.has(entry.txid)
      ? { ...entry, state: { kind: 'pending', isUndone: true } }
      : entry;
