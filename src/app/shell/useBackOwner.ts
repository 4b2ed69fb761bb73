import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BackOwner } from '../../components/BackHost.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { BackStack } from './BackStack.ts';

/**
 * The host's back button has one owner: it shows wherever there is something behind or above, and leads back from the
 * topmost. Where the host has no such button, screens draw it themselves.
 */
export function useBackOwner(host: Telegram, nav: Navigation, hasParent: boolean): BackOwner {
  const [stack] = useState(() => new BackStack());
  const isTaken = useSyncExternalStore(stack.subscribe, stack.isTaken);
  const isShown = hasParent || isTaken;
  useEffect(() => host.setBackButton(isShown), [host, isShown]);
  useEffect(() => host.onBack(() => stack.press(nav.back)), [host, nav, stack]);
  const isInPage = hasParent && !host.hasBackButton;
  return useMemo(() => ({ take: stack.take, inPage: isInPage ? nav.back : null }), [stack, isInPage, nav]);
}
