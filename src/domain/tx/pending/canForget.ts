/** When a transfer that the network does not know may be dismissed. */
import type { PendingTransfer } from '../PendingTransfer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mempools keep an unconfirmed transaction for a day; two weeks allow for nodes that keep it longer. */
export const FORGET_AFTER_MS = 14 * DAY_MS;

/** Whether a transfer may be dismissed now, or from when on; `never` while it may still confirm. */
export type Forgetting =
  | { readonly kind: 'now' }
  /** milliseconds since 1970 */
  | { readonly kind: 'later'; readonly atMs: number }
  | { readonly kind: 'never' };

/** @param nowMs - milliseconds since 1970 */
export function forgettingOf(transfer: PendingTransfer, nowMs: number): Forgetting {
  if (transfer.stage === 'rejected') return { kind: 'now' };
  // a relay that has the bytes can broadcast them at any later time
  if (transfer.bill !== undefined) return { kind: 'never' };
  const since = transfer.missingSinceMs ?? null;
  if (transfer.stage !== 'unknown' || since === null) return { kind: 'never' };
  const atMs = since + FORGET_AFTER_MS;
  return nowMs >= atMs ? { kind: 'now' } : { kind: 'later', atMs };
}
