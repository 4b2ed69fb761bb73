/** When a transfer that the network does not know may be forgotten. */
import type { PendingTransfer } from '../PendingTransfer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The network keeps what no block takes for a day; two weeks leave room for nodes that keep it longer. */
export const FORGET_AFTER_MS = 14 * DAY_MS;

/** Whether a transfer may be forgotten now, or from when on; `never` while it may still go through. */
export type Forgetting =
  | { readonly kind: 'now' }
  /** milliseconds since 1970 */
  | { readonly kind: 'later'; readonly atMs: number }
  | { readonly kind: 'never' };

/** @param nowMs - milliseconds since 1970 */
export function forgettingOf(transfer: PendingTransfer, nowMs: number): Forgetting {
  if (transfer.stage === 'rejected') return { kind: 'now' };
  // a relay that has the bytes can hand them on in a year
  if (transfer.bill !== undefined) return { kind: 'never' };
  const since = transfer.missingSinceMs ?? null;
  if (transfer.stage !== 'unknown' || since === null) return { kind: 'never' };
  const atMs = since + FORGET_AFTER_MS;
  return nowMs >= atMs ? { kind: 'now' } : { kind: 'later', atMs };
}
