import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BackOwner } from '../../components/layout/shellContexts.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { BackStack } from './BackStack.ts';
import { keepFieldVisible, MIN_VIEWPORT_HEIGHT } from './keepFieldVisible.ts';

/**
 * The host's back button has one owner: it shows whenever there is something behind or above the route, and calls the topmost handler.
 * While navigating to another route, handlers of the old one are ignored: back cancels the navigation. On hosts without such a button,
 * screens render their own.
 *
 * @param isUnderWay - whether the requested route is not displayed yet
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
  // before it is shown: it may be pressed at once
  useLayoutEffect(
    () => host.onBack(() => (isUnderWay() ? nav.back() : stack.press(nav.back))),
    [host, nav, isUnderWay, stack],
  );
  useLayoutEffect(() => host.setBackButton(isShown), [host, isShown]);
  const isInPage = hasParent && !host.hasBackButton;
  return useMemo(
    () => ({ take: stack.take, isHosts: host.hasBackButton, inPage: isInPage ? nav.back : null }),
    [stack, host, isInPage, nav],
  );
}

/** Hides the button: nothing is behind, but one may be left from the previous page. */
export function useNoBackButton(host: Telegram): void {
  useLayoutEffect(() => host.setBackButton(false), [host]);
}

/** While input would be lost, the host asks before closing, and a swipe down does not close the app. */
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

/** Links the host's own menu to the settings while there is a wallet. */
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

/** Sets CSS variables for the space that the host covers. */
export function cover({ insetTop, insetBottom, stableHeight }: HostViewport): void {
  const { style } = document.documentElement;
  style.setProperty('--inset-top', `max(${insetTop}px, env(safe-area-inset-top, 0px))`);
  style.setProperty('--inset-bottom', `max(${insetBottom}px, env(safe-area-inset-bottom, 0px))`);
  if (stableHeight >= MIN_VIEWPORT_HEIGHT) style.setProperty('--height', `${stableHeight}px`);
  else style.removeProperty('--height');
}

/** Passes the host's insets to the style sheet. */
export function useViewport(host: Telegram): void {
  useEffect(() => {
    cover(host.viewport());
    const stopHost = host.onViewport(cover);
    const stopFields = keepFieldVisible(window, host);
    return () => {
      stopHost();
      stopFields();
    };
  }, [host]);
}
