/** How stores show themselves on screens that several containers share. */

import type { Freshness } from '../components/feedback/Freshness.ts';
import type { NamedAddress } from '../domain/address/judgeRecipient.ts';
import { type Loadable, lastAtMs } from '../domain/loadable.ts';
import type { Account } from '../stores/accounts/Account.ts';
import type { ConnectionState } from '../stores/chain/CoinCache.ts';

/** Numbers older than this are stale unless a live connection would have told of changes; milliseconds. */
const FRESH_MS = 2 * 60_000;

/** An account's face; null while there is no account. */
export const accountSummary = (account: Account): NamedAddress | null =>
  account.address === '' ? null : { name: account.name, address: account.address };

/** How far the last value can be trusted to be of now; null when there is none. */
export function freshnessOf(
  loadable: Loadable<unknown>,
  connection: ConnectionState,
  nowMs: number,
): Freshness | null {
  const atMs = lastAtMs(loadable);
  if (atMs === undefined) return null;
  if (loadable.status === 'loading') return { kind: 'refreshing', atMs };
  if (loadable.status === 'failed') {
    const isSilent = loadable.fault.kind === 'offline' || loadable.fault.kind === 'timeout';
    return isSilent
      ? { kind: 'offline', atMs, sinceMs: atMs }
      : { kind: 'stale', atMs, fault: loadable.fault };
  }
  if (connection === 'down') return { kind: 'offline', atMs, sinceMs: atMs };
  const isOld = nowMs - atMs > FRESH_MS && connection !== 'live';
  return isOld ? { kind: 'stale', atMs, fault: null } : { kind: 'fresh', atMs };
}
