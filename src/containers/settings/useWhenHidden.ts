import { useCallback } from 'react';
import type { Telegram } from '../../ports/Telegram.ts';

/** Calls back when the host puts the app out of sight; for what must not stay on show. */
export function useWhenHidden(host: Telegram): (listener: () => void) => () => void {
  return useCallback(
    (listener: () => void) =>
      host.onVisibility((isVisible) => {
        if (!isVisible) listener();
      }),
    [host],
  );
}
