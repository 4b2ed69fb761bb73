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
import type { KnownScript } from './readCommitScripts.ts';

interface Side {
  readonly address: DogeAddress | null;
  readonly value: Koinu;
}

const sumOf = (sides: readonly Side[]): Koinu => sumKoinu(sides.map((side) => side.value));

const addressesOf = (sides: readonly Side[]): readonly DogeAddress[] => [
  ...new Set(sides.flatMap((side) => (side.address === null ? [] : [side.address]))),
];

/** The scripts of our token transfers, by their address. */
export type ScriptsByAddress = ReadonlyMap<string, Pick<KnownScript, 'address' | 'holder' | 'subject'>>;

const NO_SCRIPTS: ScriptsByAddress = new Map();

/** A transaction as the owner of one address sees it. What their own scripts hold, they send. */
export function entryOf(
  transaction: ChainTransaction,
  own: DogeAddress,
  scripts: ScriptsByAddress = NO_SCRIPTS,
): HistoryEntry {
  const { inputs, outputs } = transaction;
  const others = outputs.filter((output) => output.address !== own);
  const mine = outputs.filter((output) => output.address === own);
  const isOurs = ({ address }: Side) => address === own || scripts.get(address ?? '')?.holder === own;
  const isSender = inputs.some(isOurs);
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
  { readonly own: DogeAddress; readonly scripts: ScriptsByAddress; readonly entry: HistoryEntry }
>();

/** The same, worked out once for each answer of the indexer: a history may have many thousands. */
function rememberedEntryOf(
  transaction: ChainTransaction,
  own: DogeAddress,
  scripts: ScriptsByAddress,
): HistoryEntry {
  const known = entryMemory.get(transaction);
  if (known?.own === own && known.scripts === scripts) return known.entry;
  const reported = entryOf(transaction, own, scripts);
  const token = tokenOf(transaction, scripts);
  const entry = token === null ? reported : { ...reported, token };
  entryMemory.set(transaction, { own, scripts, entry });
  return entry;
}

/** Which part of a token transfer of ours a transaction is, told by the scripts that it pays and spends. */
function tokenOf({ inputs, outputs }: ChainTransaction, scripts: ScriptsByAddress): EntryToken | null {
  if (scripts.size === 0) return null;
  const scriptAt = ({ address }: Side) => scripts.get(address ?? '') ?? [];
  const [spent] = inputs.flatMap(scriptAt);
  if (spent !== undefined) {
    const isBack = outputs.every(({ address }) => address === spent.holder);
    const [first] = outputs;
    const to = isBack ? null : (first?.address ?? null);
    return { of: null, role: isBack ? 'recovery' : 'reveal', subject: spent.subject, to };
  }
  const [paid] = outputs.flatMap(scriptAt);
  return paid === undefined ? null : { of: null, role: 'commit', subject: paid.subject, to: null };
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
  /** scripts of our token transfers, those included of which nothing else is remembered; absent: none is known */
  readonly scripts?: ScriptsByAddress;
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
  scripts = NO_SCRIPTS,
  own,
}: HistorySources): readonly HistoryEntry[] {
  const mine = transfers.filter(
    (transfer) => transfer.from === own && !wasRejectedAtOnce(transfer) && !transfer.isForgotten,
  );
  const outdone = new Set(mine.filter(({ stage }) => stage === 'replaced').map(({ txid }) => txid));
  const reported = transactions.filter(({ txid, confirmations }) => confirmations > 0 || !outdone.has(txid));
  const known = new Set(reported.map(({ txid }) => txid));
  const ours = mine.filter(({ txid }) => !known.has(txid)).map((one) => markedPending(one, scripts));
  const byTxid = new Map(mine.map((transfer) => [transfer.txid, transfer]));
  const entries = reported
    .map((transaction) => {
      const entry = rememberedEntryOf(transaction, own, scripts);
      const transfer = byTxid.get(transaction.txid);
      return transfer?.tokenPart ? ofPart(entry, transfer) : entry;
    })
    .map(sayUndone(undone));
  return [...ours, ...entries]
    .map(markWith(marks))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.timeMs - a.timeMs);
}

/** A reveal neither spends from our address nor pays it, whatever it moves: who sent it knows what it did. */
const ofPart = (entry: HistoryEntry, transfer: PendingTransfer): HistoryEntry =>
  entry.direction === 'received'
    ? { ...entryOfPending(transfer), state: entry.state, timeMs: entry.timeMs }
    : entry;

/** What brings back money that no journal of token transfers knows is told by the script that it spends. */
function markedPending(transfer: PendingTransfer, scripts: ScriptsByAddress): HistoryEntry {
  const entry = entryOfPending(transfer);
  const script = scripts.get(transfer.inputs[0]?.address ?? '');
  if (transfer.tokenPart?.role !== 'recovery' || script === undefined) return entry;
  return { ...entry, token: { of: null, role: 'recovery', subject: script.subject, to: null } };
}

const wasRejectedAtOnce = ({ stage, tries }: PendingTransfer): boolean => stage === 'refused' && tries < 2;

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
