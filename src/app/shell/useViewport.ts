import { useEffect } from 'react';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { keepFieldVisible, MIN_VIEWPORT_HEIGHT } from './fieldVisible.ts';

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
