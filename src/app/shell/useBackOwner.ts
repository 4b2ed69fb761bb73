import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BackOwner } from '../../components/layout/BackHost.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { BackStack } from './BackStack.ts';

/**
 * The host's back button has one owner: it shows wherever there is something behind or above, and leads back from the
 * topmost. Once somebody is on the way to another place, what lies over the old one has no say any more: back takes back
 * the way. Where the host has no such button, screens draw it themselves.
 *
 * @param isUnderWay - whether the place asked for last is not on show yet
 */
export function useBackOwner(
  host: Telegram,
  nav: Navigation,
  isUnderWay: () => boolean,
  hasParent: boolean,
): BackOwner {
  const [stack] = useState(() => new BackStack());
  const isTaken = useSyncExternalStore(stack.subscribe, stack.isTaken);
  const isShown = hasParent || isTaken;
  useLayoutEffect(() => host.setBackButton(isShown), [host, isShown]);
  useLayoutEffect(
    () => host.onBack(() => (isUnderWay() ? nav.back() : stack.press(nav.back))),
    [host, nav, isUnderWay, stack],
  );
  const isInPage = hasParent && !host.hasBackButton;
  return useMemo(() => ({ take: stack.take, inPage: isInPage ? nav.back : null }), [stack, isInPage, nav]);
}
