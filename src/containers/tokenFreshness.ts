/** How far what indexes told can be trusted to be of now. */
import type { Freshness } from '../components/feedback/Freshness.ts';
import type { IndexReport } from '../domain/drc20/judgeIndexes.ts';
import type { Fault } from '../domain/fault.ts';
import { type Loadable, lastAtMs } from '../domain/loadable.ts';

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
  const keptAtMs = Math.max(...silent.map(({ lastAtMs: keptMs }) => keptMs ?? 0));
  return oldOf(first.fault, keptAtMs);
}
