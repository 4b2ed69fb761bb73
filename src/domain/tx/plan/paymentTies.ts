/**
 * Transfers of ours that count as over and could confirm all the same, and what keeps a person from paying twice.
 *
 * Signed bytes stay valid for as long as their coins are unspent. A server that was handed them may keep them, answer that it rejects them,
 * and hand them on a week later: a rejection, a replacement that is not settled, and forgetting prove nothing about that. So the coins
 * of such a transfer are free for anything, but who it pays is not forgotten:
 *
 * - **The rule.** A new transfer that pays one of the same recipients, whatever amount, spends a coin of the loose bytes, or rests on a
 *   transfer of ours that does. Then at most one of the two can ever be in a block.
 * - **When it ends.** The bytes are void once something else that spends one of their coins is settled: a transfer of ours, or one whose
 *   bytes hash to its id and carry a valid signature of the key that owns the coin. That it exists is proven; how many blocks hold it is
 *   a server's word. So the word counts only where nothing better can be had: as long as what is settled, or what rests on it, leaves
 *   this account a coin, listed or hidden, the new transfer spends that coin, and the two can only confirm together.
 * - **What is left to a word.** What is settled and leaves no such coin ends it by what the server that answers says. And from then on
 *   the bytes are remembered like any settled transfer: among the latest.
 * - **When it asks for nothing.** Where a transfer of ours that is out already spends one of their coins and pays the same recipients
 *   no less, that one is the payment in their place, and the next one is a new payment.
 *
 * Nobody's coins are locked: any other payment may spend them, which voids the bytes, and a payment to the same recipient spends them
 * first. Where none of their coins is at hand (another account owns them, or they are spent by what is not settled), the new payment
 * is declined until it is.
 */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { outpointKey } from '../Coin.ts';
import { isLive, isOver, type PendingInput, type PendingTransfer } from '../PendingTransfer.ts';
import { conflictsWith, isSettled, isUnresolved } from '../sign/unresolvedBytes.ts';
import type { Txid } from '../Txid.ts';

type Transfers = readonly PendingTransfer[];

/** An earlier transfer that a new one must not be able to stand beside. */
export interface PaymentTie {
  readonly earlier: Txid;
  /** outpoint keys: the new one has to spend one of these */
  readonly coins: readonly string[];
  /** what spends its coins counts as settled, by a server's word: without one of these coins at hand it asks for nothing */
  readonly isSettled: boolean;
}

/** Whether it is out, as far as is known: it lives, or a block has it. */
const isOut = (transfer: PendingTransfer): boolean => isLive(transfer) || transfer.stage === 'confirmed';

/** What a transfer pays to each of the others, koinu. */
function paidTo({ outputs }: PendingTransfer): ReadonlyMap<DogeAddress, bigint> {
  const paid = new Map<DogeAddress, bigint>();
  for (const { address, value, isOwn } of outputs) {
    if (!isOwn) paid.set(address, (paid.get(address) ?? 0n) + value);
  }
  return paid;
}

/** Whether it pays one of these, who is not us. */
export const paysOneOf = (transfer: PendingTransfer, recipients: readonly DogeAddress[]): boolean =>
  recipients.some((recipient) => paidTo(transfer).has(recipient));

/** Whether one that is out is the payment in its place: only one of the two can be in a block, and it pays no less to anybody. */
function isCovered(unresolved: PendingTransfer, transfers: Transfers): boolean {
  const owed = [...paidTo(unresolved)];
  return transfers.some((other) => {
    if (!isOut(other) || !conflictsWith(unresolved, other)) return false;
    const paid = paidTo(other);
    return owed.every(([address, amount]) => (paid.get(address) ?? 0n) >= amount);
  });
}

/** Those of ours that are out and cannot stand beside it: they spend one of its coins, or rest on one that does. */
function exclusiveWith(unresolved: PendingTransfer, transfers: Transfers): Transfers {
  const out = transfers.filter(isOut);
  const found = new Set(out.filter((other) => conflictsWith(unresolved, other)));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const ids = new Set([...found].map(({ txid }) => txid));
    for (const other of out) if (other.inputs.some(({ txid }) => ids.has(txid))) found.add(other);
  }
  return [...found];
}

const ownOutputs = ({ txid, outputs }: PendingTransfer): readonly PendingInput[] =>
  outputs.flatMap(({ isOwn, value, address }, vout) => (isOwn ? [{ txid, vout, value, address }] : []));

/** What ours that cannot stand beside it leave to us, spent since or not. */
export const leftInstead = (unresolved: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  exclusiveWith(unresolved, transfers).flatMap(ownOutputs);

/**
 * Whether something else that spends one of its coins counts as settled: how many blocks hold that is a server's word. What was
 * written down of one of ours counts only while the journal still says so.
 */
export function isReportedVoid(unresolved: PendingTransfer, transfers: Transfers): boolean {
  if (transfers.some((other) => isSettled(other) && conflictsWith(unresolved, other))) return true;
  return !isUnresolved(unresolved) && !transfers.some(({ txid }) => txid === unresolved.voidedBy);
}

/**
 * Transfers that count as over and pay one of these recipients, and in whose place no other pays: those that are said to be void too.
 * Parts of token transfers have a rule of their own.
 */
export function unresolvedTo(recipients: readonly DogeAddress[], transfers: Transfers): Transfers {
  return transfers.filter(
    (transfer) =>
      isOver(transfer) &&
      !transfer.tokenPart &&
      paysOneOf(transfer, recipients) &&
      !isCovered(transfer, transfers),
  );
}

/** What a payment to these recipients has to spend, one coin for each tie. */
export const tiesTo = (recipients: readonly DogeAddress[], transfers: Transfers): readonly PaymentTie[] =>
  unresolvedTo(recipients, transfers).map((unresolved) => ({
    earlier: unresolved.txid,
    coins: [...unresolved.inputs, ...leftInstead(unresolved, transfers)].map(outpointKey),
    isSettled: isReportedVoid(unresolved, transfers),
  }));

/** Outpoint keys of all that our transfers which are out spend. */
export const spentByOurs = (transfers: Transfers): ReadonlySet<string> =>
  new Set(transfers.filter(isOut).flatMap(({ inputs }) => inputs.map(outpointKey)));
