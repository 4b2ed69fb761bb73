import { useEffect } from 'react';
import type { Telegram } from '../../ports/Telegram.ts';

/** While something would be lost the host asks before it closes, and a swipe down does not close it. */
export function useHeldOpen(host: Telegram, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    host.setClosingConfirmation(true);
    host.setVerticalSwipes(false);
    return () => {
      host.setClosingConfirmation(false);
      host.setVerticalSwipes(true);
    };
  }, [host, isHeld]);
}
