import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BackOwner } from '../../components/layout/shellContexts.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { BackStack } from './BackStack.ts';
import { keepFieldVisible, MIN_VIEWPORT_HEIGHT } from './keepFieldVisible.ts';

/**
 * The host's back button has one owner: it shows wherever there is something behind or above, and leads back from the
 * topmost. Once somebody is on the way to another route, what lies over the old one has no say any more: back takes back
 * the way. Where the host has no such button, screens draw it themselves.
 *
 * @param isUnderWay - whether the route asked for last is not on show yet
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
  // before it is shown: somebody may press at once
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

/** Nothing lies behind; a button may be left from the page before this one. */
export function useNoBackButton(host: Telegram): void {
  useLayoutEffect(() => host.setBackButton(false), [host]);
}

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

/** Writes down what the host covers. */
export function cover({ insetTop, insetBottom, stableHeight }: HostViewport): void {
  const { style } = document.documentElement;
  style.setProperty('--inset-top', `max(${insetTop}px, env(safe-area-inset-top, 0px))`);
  style.setProperty('--inset-bottom', `max(${insetBottom}px, env(safe-area-inset-bottom, 0px))`);
  if (stableHeight >= MIN_VIEWPORT_HEIGHT) style.setProperty('--height', `${stableHeight}px`);
  else style.removeProperty('--height');
}

/** Tells the style sheet what space the host leaves. */
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
