/** History as one account sees it, from the indexer's transactions and from our own pending transfers. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import type { HistoryEntry, TransferState } from '../../domain/tx/HistoryEntry.ts';
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
    case 'unknown':
      return { kind: 'unknown' };
    case 'accepted':
      return { kind: 'pending' };
    case 'confirmed':
      return { kind: 'confirmed', confirmations: transfer.confirmations };
    case 'refused':
      return { kind: 'dropped' };
    case 'replaced':
      return { kind: 'replaced', by: null };
  }
}

/**
 * Joins both lists: what the chain says of a transaction counts more than what the journal says.
 *
 * @returns newest first, those in no block before all others; refused transfers are not part of history
 */
export function joinHistory(
  transactions: readonly ChainTransaction[],
  transfers: readonly PendingTransfer[],
  own: DogeAddress,
): readonly HistoryEntry[] {
  const told = new Set(transactions.map((transaction) => transaction.txid));
  const ours = transfers
    .filter((transfer) => transfer.from === own && !told.has(transfer.txid) && transfer.stage !== 'refused')
    .map(entryOfPending);
  const entries = [...ours, ...transactions.map((transaction) => entryOf(transaction, own))];
  const rank = (entry: HistoryEntry) => (entry.state.kind === 'confirmed' ? 1 : 0);
  return entries.sort((a, b) => rank(a) - rank(b) || b.timeMs - a.timeMs);
}
