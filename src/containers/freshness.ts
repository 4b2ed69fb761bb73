/** How current the numbers on a screen are: those of the chain, and those reported by indexes. */
import type { Freshness } from '../components/feedback/FreshnessText.tsx';
import type { IndexReport } from '../domain/drc20/judgeIndexes.ts';
import type { Fault } from '../domain/fault.ts';
import { type Loadable, lastAtMs } from '../domain/loadable.ts';
import type { ConnectionState } from '../stores/chain/CoinCache.ts';

const isSilence = ({ kind }: Fault): boolean => kind === 'offline' || kind === 'timeout';

const oldOf = (fault: Fault, atMs: number): Freshness =>
  isSilence(fault) ? { kind: 'offline', atMs, sinceMs: atMs } : { kind: 'stale', atMs, fault };

/** Claims kept from indexes that all fail now are not fresh. */
export function tokenFreshness(loadable: Loadable<unknown>, reports: readonly IndexReport[]): Freshness {
  const atMs = lastAtMs(loadable) ?? 0;
  if (loadable.status === 'failed') return oldOf(loadable.fault, atMs);
  if (loadable.status === 'loading') return { kind: 'refreshing', atMs };
  const silent = reports.flatMap((report) => (report.status === 'silent' ? [report] : []));
  const [first] = silent;
  if (first === undefined || silent.length < reports.length) return { kind: 'fresh', atMs };
  const keptAtMs = silent.flatMap(({ lastAtMs: keptMs }) => keptMs ?? []);
  return oldOf(first.fault, keptAtMs.length === 0 ? atMs : Math.max(...keptAtMs));
}

/** Older numbers are stale without a live connection, which would have reported changes; milliseconds. */
const FRESH_MS = 2 * 60_000;

/** How current the last value is; null when there is none. */
export function freshnessOf(
  loadable: Loadable<unknown>,
  connection: ConnectionState,
  nowMs: number,
): Freshness | null {
  const atMs = lastAtMs(loadable);
  if (atMs === undefined) return null;
  if (loadable.status === 'loading') return { kind: 'refreshing', atMs };
  if (loadable.status === 'failed') return oldOf(loadable.fault, atMs);
  if (connection === 'down') return { kind: 'offline', atMs, sinceMs: atMs };
  const isOld = nowMs - atMs > FRESH_MS && connection !== 'live';
  return isOld ? { kind: 'stale', atMs, fault: null } : { kind: 'fresh', atMs };
}
