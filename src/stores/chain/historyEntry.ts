/** A transaction, or a pending transfer of ours, as the owner of an address sees it. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import type { EntryToken, HistoryEntry, TransferState } from '../../domain/history/HistoryEntry.ts';
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

/** By script address. */
export type ScriptsByAddress = ReadonlyMap<string, Pick<KnownScript, 'address' | 'holder' | 'subject'>>;

export const NO_SCRIPTS: ScriptsByAddress = new Map();

/** A transaction as the owner of one address sees it. Inputs from their own scripts count as theirs. */
export function historyEntryOf(
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

/** The same, memoized per response object: a history may have many thousands. */
export function rememberedEntryOf(
  transaction: ChainTransaction,
  own: DogeAddress,
  scripts: ScriptsByAddress,
): HistoryEntry {
  const known = entryMemory.get(transaction);
  if (known?.own === own && known.scripts === scripts) return known.entry;
  const reported = historyEntryOf(transaction, own, scripts);
  const token = tokenOf(transaction, scripts);
  const entry = token === null ? reported : { ...reported, token };
  entryMemory.set(transaction, { own, scripts, entry });
  return entry;
}

/** The part of a token transfer of ours that a transaction is, recognized by the scripts it pays and spends. */
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
      return transfer.rejection === null ? { kind: 'unknown' } : { kind: 'dropped' };
    case 'accepted':
      return { kind: 'pending' };
    case 'confirmed':
      return { kind: 'confirmed', confirmations: transfer.confirmations };
    case 'rejected':
      return { kind: 'dropped' };
    case 'replaced':
      return { kind: 'replaced', by: transfer.replacedBy ?? null };
  }
}
