import { useEffect, useState } from 'react';
import type { Clock } from '../ports/Clock.ts';

/**
 * The time, updated periodically while the component is shown.
 *
 * @param everyMs - milliseconds between updates
 * @returns milliseconds since 1970
 */
export function useNow(clock: Clock, everyMs = 10_000): number {
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    let cancel = () => {};
    const notify = () => {
      setNowMs(clock.nowMs());
      cancel = clock.after(everyMs, notify);
    };
    cancel = clock.after(everyMs, notify);
    return () => cancel();
  }, [clock, everyMs]);
  return nowMs;
}
