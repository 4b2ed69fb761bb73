/** How far numbers on a screen can be trusted to be of now: those of the chain, and those that indexes reported. */
import type { Freshness } from '../components/feedback/FreshnessText.tsx';
import type { IndexReport } from '../domain/drc20/judgeIndexes.ts';
import type { Fault } from '../domain/fault.ts';
import { type Loadable, lastAtMs } from '../domain/loadable.ts';
import type { ConnectionState } from '../stores/chain/CoinCache.ts';

const isSilence = ({ kind }: Fault): boolean => kind === 'offline' || kind === 'timeout';

const oldOf = (fault: Fault, atMs: number): Freshness =>
  isSilence(fault) ? { kind: 'offline', atMs, sinceMs: atMs } : { kind: 'stale', atMs, fault };

/** Of a value that was read; what was kept of indexes that are all silent now is not of now. */
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

/** Numbers older than this are stale unless a live connection would have told of changes; milliseconds. */
const FRESH_MS = 2 * 60_000;

/** How far the last value can be trusted to be of now; null when there is none. */
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
