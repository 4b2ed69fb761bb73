/**
 * Failed transfers of ours that could still confirm, and how paying twice is prevented.
 *
 * Signed bytes stay valid as long as their coins are unspent. A server that received them may keep them, answer that it rejects them, and
 * broadcast them a week later: a rejection, an unsettled replacement, or dismissing them does not exclude that. So the coins of such a
 * transfer are free for anything, but its recipients are remembered:
 * - **Bills.** A bill payment that its relay has not accepted counts as such a transfer, although its coins count as spent: the relay
 * declined, failed or did not answer, but has the bytes. It may request the same in another bill: one with the same key, host or relay
 * counts as paying the same recipients.
 * - **Requests.** A transaction signed for others to send counts from the moment it is recorded. Only payments of the same address are tied
 * to it: our other addresses have none of its coins, and pay with a warning.
 * - **The rule.** A new transfer that pays one of the same recipients, whatever amount, spends a coin of the earlier transfer, or depends
 * on a transfer of ours that does. Then at most one of the two can confirm.
 * - **When it ends.** The bytes are void once another transaction that spends one of their coins is settled: a transfer of ours, or one
 * whose bytes hash to its id and have a valid signature of the coin's key. That it exists is proven; its number of confirmations is a
 * server's claim. So the claim counts only if nothing better is available: as long as the settled transaction, or one that depends on it,
 * leaves this account a coin, listed or hidden, the new transfer spends that coin, and the two can only confirm together.
 * - **What relies on a claim.** If the settled transaction leaves no such coin, the answering server's claim ends the tie. From then on the
 * bytes are kept like those of any settled transfer: among the latest.
 * - **When nothing is required.** If a transfer of ours that is out already spends one of their coins and pays the same recipients no less,
 * it is the payment in their place, and the next one is a new payment. A transfer held by a relay is not out.
 *
 * No coins are locked: any other payment may spend them, which voids the bytes, and a payment to the same recipient spends them first. If
 * none of their coins is available (another account owns them, or an unsettled transfer spends them), the new payment is declined until one
 * is.
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

/** An earlier transfer that must not be able to confirm in addition to a new one. */
export interface PaymentTie {
  readonly earlier: Txid;
  /** outpoint keys: the new transfer has to spend one of these */
  readonly coins: readonly string[];
  /** a server claims that its coins' spender is settled: if none of these coins is available, nothing is required */
  readonly isSettled: boolean;
}

/** Identifies the issuer of a bill. */
export type BillIssuer = Pick<BillDetails, 'key' | 'host' | 'relay'>;

/** Whether it counts as spending its coins: it is live, or confirmed. */
const isSpending = (transfer: PendingTransfer): boolean => isLive(transfer) || transfer.stage === 'confirmed';

/** Whether it was broadcast, as far as is known. */
const isOut = (transfer: PendingTransfer): boolean => isSpending(transfer) && !isHeldByRelay(transfer);

/** The total that a transfer pays to each address of others, koinu. */
function paidTo({ outputs }: PendingTransfer): ReadonlyMap<DogeAddress, bigint> {
  const paid = new Map<DogeAddress, bigint>();
  for (const { address, value, isOwn } of outputs) {
    if (!isOwn) paid.set(address, (paid.get(address) ?? 0n) + value);
  }
  return paid;
}

/** Whether it pays one of these, other than ourselves. */
export const paysOneOf = (transfer: PendingTransfer, recipients: readonly DogeAddress[]): boolean =>
  recipients.some((recipient) => paidTo(transfer).has(recipient));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Whether it paid a bill of the same key, host or relay. */
function isOfIssuer({ bill }: PendingTransfer, issuer: BillIssuer | null): boolean {
  if (bill === undefined || issuer === null) return false;
  const isSameRelay = hostOf(bill.relay) === hostOf(issuer.relay);
  return bill.key === issuer.key || bill.host === issuer.host || isSameRelay;
}

/** Whether a payment to these recipients may repeat it; our own addresses don't count. @param issuer - of the bill to pay; null: none */
export const concerns = (
  transfer: PendingTransfer,
  recipients: readonly DogeAddress[],
  issuer: BillIssuer | null,
): boolean => paysOneOf(transfer, recipients) || isOfIssuer(transfer, issuer);

/** Whether a transfer that is out takes its place: only one of the two can confirm, and it pays no one less. */
function isCovered(unresolved: PendingTransfer, transfers: Transfers): boolean {
  const owed = [...paidTo(unresolved)];
  return transfers.some((other) => {
    if (!isOut(other) || !conflictsWith(unresolved, other)) return false;
    const paid = paidTo(other);
    return owed.every(([address, amount]) => (paid.get(address) ?? 0n) >= amount);
  });
}

/** Our transfers that are out and exclude it: they spend one of its coins, or depend on one that does. */
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

/** The outputs to us of our transfers that exclude it, spent since or not. */
export const leftInstead = (unresolved: PendingTransfer, transfers: Transfers): readonly PendingInput[] =>
  exclusiveWith(unresolved, transfers).flatMap(ownOutputs);

/**
 * Whether another transaction that spends one of its coins counts as settled, by a server's number of confirmations. A recorded one of ours
 * counts only as long as the journal agrees.
 */
export function isReportedVoid(unresolved: PendingTransfer, transfers: Transfers): boolean {
  if (transfers.some((other) => isSettled(other) && conflictsWith(unresolved, other))) return true;
  const { voidedBy = null } = unresolved;
  return voidedBy !== null && !transfers.some(({ txid }) => txid === voidedBy);
}

/**
 * Failed transfers, and those held by a relay, that pay one of these recipients and whose place no other payment takes; includes those
 * reported to be void. Parts of token transfers have a rule of their own.
 *
 * @param issuer - of the bill to pay; null: none
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

/** Whether an address's payments are tied to it: a transaction signed for others to send ties only its own address. */
export const tiesPaymentsOf = (transfer: PendingTransfer, payer: DogeAddress | null): boolean =>
  !isSignedOnly(transfer) || transfer.from === payer;

/** The coins that a payment to these recipients has to spend, one for each tie. */
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

/** Outpoint keys of all coins spent by our transfers that are out, or that a relay holds. */
export const spentByOurs = (transfers: Transfers): ReadonlySet<string> =>
  new Set(transfers.filter(isSpending).flatMap(({ inputs }) => inputs.map(outpointKey)));
