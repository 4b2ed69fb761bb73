/** An account's history, from the indexer's transactions and our own pending transfers. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { growingList } from '../../domain/growingList.ts';
import { type EntryToken, type HistoryEntry, isOpenEntry } from '../../domain/history/HistoryEntry.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { entryOfPending, NO_SCRIPTS, rememberedEntryOf, type ScriptsByAddress } from './historyEntry.ts';

export interface HistorySources {
  /** as the indexer reports them */
  readonly transactions: readonly ChainTransaction[];
  readonly transfers: readonly PendingTransfer[];
  /** ids of transactions that a reorg took out of their block */
  readonly undone: ReadonlySet<string>;
  /** the part each transaction has in a token transfer, by id; absent: none */
  readonly marks?: ReadonlyMap<string, EntryToken>;
  /** scripts of our token transfers, including those of which nothing else is known; absent: none */
  readonly scripts?: ScriptsByAddress;
  readonly own: DogeAddress;
}

type Around = Required<Omit<HistorySources, 'transactions'>>;

/**
 * Joins both lists. The chain takes precedence over the journal, unless the journal knows that a transaction was replaced.
 *
 * @returns newest first, unconfirmed ones before all others; transfers rejected at once are left out
 */
export const joinHistory = ({
  transactions,
  marks = NO_MARKS,
  scripts = NO_SCRIPTS,
  ...rest
}: HistorySources): readonly HistoryEntry[] => joinAll(transactions, { ...rest, marks, scripts });

/** Joins the same lists repeatedly: an appended page is processed on its own. */
export const historyJoiner = () =>
  growingList<ChainTransaction, HistoryEntry, Around>({ all: joinAll, more: joinMore });

function joinAll(transactions: readonly ChainTransaction[], around: Around): readonly HistoryEntry[] {
  const mine = shownOf(around);
  const outdone = new Set(mine.filter(({ stage }) => stage === 'replaced').map(({ txid }) => txid));
  const reported = transactions.filter(({ txid, confirmations }) => confirmations > 0 || !outdone.has(txid));
  const known = new Set(reported.map(({ txid }) => txid));
  const ours = mine
    .filter(({ txid }) => !known.has(txid))
    .map((one) => markedPending(one, around.scripts))
    .map(markWith(around.marks));
  return [...ours, ...entriesOf(reported, mine, around)].sort(byPlace);
}

/** Appends older ones; null if the order would change, or one is in our journal. */
function joinMore(
  added: readonly ChainTransaction[],
  before: readonly HistoryEntry[],
  around: Around,
): readonly HistoryEntry[] | null {
  const mine = shownOf(around);
  const ids = new Set<string>(added.map(({ txid }) => txid));
  if (mine.some(({ txid }) => ids.has(txid))) return null;
  const entries = entriesOf(added, mine, around);
  const isInPlace = entries.every((entry, at) => {
    const newer = entries[at - 1] ?? before.at(-1);
    return newer === undefined || byPlace(newer, entry) <= 0;
  });
  return isInPlace ? before.concat(entries) : null;
}

const byPlace = (one: HistoryEntry, other: HistoryEntry): number =>
  rankOf(one) - rankOf(other) || other.timeMs - one.timeMs;

const shownOf = ({ transfers, own }: Around): readonly PendingTransfer[] =>
  transfers.filter(
    (transfer) => transfer.from === own && !wasRejectedAtOnce(transfer) && !transfer.isForgotten,
  );

function entriesOf(
  reported: readonly ChainTransaction[],
  mine: readonly PendingTransfer[],
  { own, scripts, undone, marks }: Around,
): readonly HistoryEntry[] {
  const byTxid = new Map(mine.map((transfer) => [transfer.txid, transfer]));
  return reported
    .map((transaction) => {
      const entry = rememberedEntryOf(transaction, own, scripts);
      const transfer = byTxid.get(transaction.txid);
      return transfer?.tokenPart ? ofPart(entry, transfer) : entry;
    })
    .map(sayUndone(undone))
    .map(markWith(marks));
}

/** A reveal neither spends from our address nor pays it, so the journal supplies its direction and amount. */
const ofPart = (entry: HistoryEntry, transfer: PendingTransfer): HistoryEntry =>
  entry.direction === 'received'
    ? { ...entryOfPending(transfer), state: entry.state, timeMs: entry.timeMs }
    : entry;

/** A recovery that no token journal knows is recognized by the script it spends. */
function markedPending(transfer: PendingTransfer, scripts: ScriptsByAddress): HistoryEntry {
  const entry = entryOfPending(transfer);
  const script = scripts.get(transfer.inputs[0]?.address ?? '');
  if (transfer.tokenPart?.role !== 'recovery' || script === undefined) return entry;
  return { ...entry, token: { of: null, role: 'recovery', subject: script.subject, to: null } };
}

const wasRejectedAtOnce = ({ stage, tries }: PendingTransfer): boolean => stage === 'rejected' && tries < 2;

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
