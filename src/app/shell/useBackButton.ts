import { useEffect } from 'react';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import type { Route } from '../routes/routes.ts';

/** The host's back button has one owner: it shows wherever the route has a parent, and leads back. */
export function useBackButton(host: Telegram, nav: Navigation, route: Route | null): void {
  const isShown = route !== null && route.parent !== null;
  useEffect(() => host.setBackButton(isShown), [host, isShown]);
  useEffect(() => host.onBack(nav.back), [host, nav]);
}
