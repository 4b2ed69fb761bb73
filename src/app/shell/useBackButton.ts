import { useEffect } from 'react';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';

/** The host's back button has one owner: it shows wherever there is something behind, and leads back. */
export function useBackButton(host: Telegram, nav: Navigation, isShown: boolean): void {
  useEffect(() => host.setBackButton(isShown), [host, isShown]);
  useEffect(() => host.onBack(nav.back), [host, nav]);
}
