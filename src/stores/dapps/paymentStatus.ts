/** What may be reported to a site about a payment: never that it is unpaid while it may still confirm. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isLive, isOver, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { conflictsWith, isUnresolved } from '../../domain/tx/sign/unresolvedBytes.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/**
 * - `out`: it was sent and is not over, or a replacement that pays no less is; `txid` is that one's
 * - `open`: it was rejected or replaced, but may still confirm
 * - `lost`: a settled transaction spends its coins, and pays the site less
 */
export type PaymentStatus =
  | { readonly kind: 'out' | 'open'; readonly txid: Txid }
  | { readonly kind: 'lost' };

const paidTo = ({ outputs }: PendingTransfer, to: DogeAddress): bigint =>
  outputs.reduce((sum, { address, value }) => (address === to ? sum + value : sum), 0n);

/** @param transfers - the journal */
export function paymentStatus(txid: Txid, transfers: readonly PendingTransfer[]): PaymentStatus {
  const sent = transfers.find((transfer) => transfer.txid === txid);
  if (sent === undefined || !isOver(sent)) return { kind: 'out', txid };
  const conflicts = transfers.filter((other) => conflictsWith(sent, other));
  const owed = paidTo(sent, sent.to);
  const replacement = conflicts.find(
    (other) => (isLive(other) || other.stage === 'confirmed') && paidTo(other, sent.to) >= owed,
  );
  if (replacement !== undefined) return { kind: 'out', txid: replacement.txid };
  // a voiding transaction that is not in the journal may have paid as much
  const isVoided = !isUnresolved(sent) && conflicts.some((other) => other.txid === sent.voidedBy);
  return isVoided ? { kind: 'lost' } : { kind: 'open', txid };
}
