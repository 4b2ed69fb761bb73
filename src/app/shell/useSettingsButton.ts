import { useEffect } from 'react';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';

/** The host's own menu leads to the settings while there is a wallet to set. */
export function useSettingsButton(host: Telegram, nav: Navigation, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const stop = host.onSettingsButton(() => nav.go('settings'));
    host.setSettingsButton(true);
    return () => {
      stop();
      host.setSettingsButton(false);
    };
  }, [host, nav, isShown]);
}
