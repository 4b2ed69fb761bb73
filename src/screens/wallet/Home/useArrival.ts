import { useEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';

const hasComeIn = ({ direction, state }: HistoryEntry): boolean =>
  direction === 'received' && (state.kind === 'pending' || state.kind === 'confirmed');

/**
 * The newest payment received while the account is shown; null if there is none. Entries present when it was opened, and older
 * ones, don't count.
 *
 * @param account - the entries' account
 * @param nowMs - milliseconds since 1970
 */
export function useArrival(account: string, entries: readonly HistoryEntry[], nowMs: number): string | null {
  const seen = useRef<{
    readonly account: string;
    readonly sinceMs: number;
    readonly ids: Set<string>;
  } | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const came = entries.filter(hasComeIn);
  useEffect(() => {
    if (seen.current?.account !== account) {
      seen.current = { account, sinceMs: nowMs, ids: new Set(came.map(({ txid }) => txid)) };
      setArrived(null);
      return;
    }
    const { ids, sinceMs } = seen.current;
    const news = came.filter(({ txid, timeMs }) => !ids.has(txid) && timeMs >= sinceMs - MINUTES_MS);
    for (const { txid } of came) ids.add(txid);
    const [newest] = news;
    if (newest !== undefined) setArrived(newest.txid);
  }, [account, came, nowMs]);
  return arrived;
}

/** Tolerance for servers' clocks. */
const MINUTES_MS = 10 * 60_000;
