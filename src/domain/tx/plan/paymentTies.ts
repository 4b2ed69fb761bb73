/**
 * Transfers of ours that came to nothing and could confirm all the same, and what keeps a person from paying twice.
 *
 * Signed bytes stay valid for as long as their coins are unspent. A server that was handed them may keep them, answer that it rejects them,
 * and hand them on a week later: a rejection, a replacement that is not settled, and forgetting prove nothing about that. So the coins
 * of such a transfer are free for anything, but who it pays is not forgotten:
 *
 * - **Bills.** The bytes of a bill's payment that its relay did not say yes to are loose as well, although their coins count as spent: it
 *   declined, failed or was silent, and has them. Whoever holds them may ask for the same in another bill: one of the same key, of the
 *   same host or by the same relay counts as paying the same recipients.
 * - **Requests.** What was signed for others to send is loose from the moment that it is written down. Only payments of the same
 *   address are tied to it: those of another one of ours have none of its coins, and are made with a warning.
 * - **The rule.** A new transfer that pays one of the same recipients, whatever amount, spends a coin of the loose bytes, or rests on a
 *   transfer of ours that does. Then at most one of the two can ever be in a block.
 * - **When it ends.** The bytes are void once something else that spends one of their coins is settled: a transfer of ours, or one whose
 *   bytes hash to its id and carry a valid signature of the key that owns the coin. That it exists is proven; how many blocks hold it is
 *   a server's word. So the word counts only where nothing better can be had: as long as what is settled, or what rests on it, leaves
 *   this account a coin, listed or hidden, the new transfer spends that coin, and the two can only confirm together.
 * - **What is left to a word.** What is settled and leaves no such coin ends it by what the server that answers says. And from then on
 *   the bytes are remembered like any settled transfer: among the latest.
 * - **When it asks for nothing.** Where a transfer of ours that is out already spends one of their coins and pays the same recipients
 *   no less, that one is the payment in their place, and the next one is a new payment. One that a relay holds is not out.
 *
 * Nobody's coins are locked: any other payment may spend them, which voids the bytes, and a payment to the same recipient spends them
 * first. Where none of their coins is at hand (another account owns them, or they are spent by what is not settled), the new payment
 * is declined until it is.
 */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { BillDetails } from '../../dogeconnect/Bill.ts';
import { outpointKey } from '../Coin.ts';
import {
  isHeldByRelay,
  isLive,
  isOver,
  isSignedOnly,
  type PendingInput,
  type PendingTransfer,
} from '../PendingTransfer.ts';
import { conflictsWith, isSettled } from '../sign/unresolvedBytes.ts';
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

/** By whom a bill is asked for. */
export type BillIssuer = Pick<BillDetails, 'key' | 'host' | 'relay'>;

/** Whether its coins are spent by it, as far as is known: it lives, or a block has it. */
const isSpending = (transfer: PendingTransfer): boolean => isLive(transfer) || transfer.stage === 'confirmed';

/** Whether it is out, as far as is known. */
const isOut = (transfer: PendingTransfer): boolean => isSpending(transfer) && !isHeldByRelay(transfer);

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

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Whether it paid a bill of the same key, of the same host, or by the same relay. */
function isOfIssuer({ bill }: PendingTransfer, issuer: BillIssuer | null): boolean {
  if (bill === undefined || issuer === null) return false;
  const isSameRelay = hostOf(bill.relay) === hostOf(issuer.relay);
  return bill.key === issuer.key || bill.host === issuer.host || isSameRelay;
}

/** Whether a payment to these, who are not us, may be the same again. @param issuer - of the bill that asks for it; null: none does */
export const concerns = (
  transfer: PendingTransfer,
  recipients: readonly DogeAddress[],
  issuer: BillIssuer | null,
): boolean => paysOneOf(transfer, recipients) || isOfIssuer(transfer, issuer);

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
  const { voidedBy = null } = unresolved;
  return voidedBy !== null && !transfers.some(({ txid }) => txid === voidedBy);
}

/**
 * Transfers that count as over, or that a relay holds, and pay one of these recipients, and in whose place no other pays: those that are
 * said to be void too. Parts of token transfers have a rule of their own.
 *
 * @param issuer - of the bill that is to be paid; null: none is
 */
export function unresolvedTo(
  recipients: readonly DogeAddress[],
  transfers: Transfers,
  issuer: BillIssuer | null = null,
): Transfers {
  return transfers.filter(
    (transfer) =>
      (isOver(transfer) || isHeldByRelay(transfer)) &&
      !transfer.tokenPart &&
      concerns(transfer, recipients, issuer) &&
      !isCovered(transfer, transfers),
  );
}

/** Whether a payment of an address is tied to it: what was signed for others to send ties that address alone. */
export const tiesPaymentsOf = (transfer: PendingTransfer, payer: DogeAddress | null): boolean =>
  !isSignedOnly(transfer) || transfer.from === payer;

/** What a payment to these recipients has to spend, one coin for each tie. */
export const tiesTo = (
  recipients: readonly DogeAddress[],
  transfers: Transfers,
  issuer: BillIssuer | null = null,
): readonly PaymentTie[] =>
  unresolvedTo(recipients, transfers, issuer).map((unresolved) => ({
    earlier: unresolved.txid,
    coins: [...unresolved.inputs, ...leftInstead(unresolved, transfers)].map(outpointKey),
    isSettled: isReportedVoid(unresolved, transfers),
  }));

/** Outpoint keys of all that our transfers spend which are out, or which a relay holds. */
export const spentByOurs = (transfers: Transfers): ReadonlySet<string> =>
  new Set(transfers.filter(isSpending).flatMap(({ inputs }) => inputs.map(outpointKey)));
