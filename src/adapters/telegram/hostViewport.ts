/** Tracks the space the host leaves to the app. */
import { on, supports } from '@telegram-apps/bridge';
import type { HostViewport } from '../../ports/Telegram.ts';
import type { HostLog } from './bridge/attempt.ts';
import { postEvent, request } from './bridge/bridge.ts';
import { VIEWPORT_TIMEOUT_MS } from './bridge/timeouts.ts';

interface Inset {
  readonly top: number;
  readonly bottom: number;
}

/** A viewport that is tracked from its creation. */
export interface ViewportWatch {
  current(): HostViewport;
  subscribe(listener: (viewport: HostViewport) => void): () => void;
  /** asks the host; returns immediately, and logs if no answer arrives */
  mount(): void;
}

/**
 * Starts tracking the viewport. Until the host reports one, the window's height is used.
 *
 * @param version - of the Mini Apps protocol: unsupported requests are skipped
 * @param isExpandedAtOnce - whether the app has the full height from the start
 * @param log - receives "Something went wrong mounting the viewport" (Spec §8)
 */
export function watchViewport(version: string, isExpandedAtOnce: boolean, log: HostLog): ViewportWatch {
  const listeners = new Set<(viewport: HostViewport) => void>();
  let viewport: HostViewport = {
    height: window.innerHeight,
    stableHeight: window.innerHeight,
    isExpanded: isExpandedAtOnce,
    insetTop: 0,
    insetBottom: 0,
  };
  let isHeightReported = false;
  let device: Inset = { top: 0, bottom: 0 };
  let chrome: Inset = { top: 0, bottom: 0 };

  const update = (part: Partial<HostViewport>): void => {
    const insetTop = device.top + chrome.top;
    const insetBottom = device.bottom + chrome.bottom;
    viewport = { ...viewport, ...part, insetTop, insetBottom };
    for (const listener of listeners) listener(viewport);
  };
  const setHeight = (next: number, isStable: boolean, isExpanded: boolean): void => {
    const height = next > 0 ? next : viewport.height;
    update({ height, isExpanded, ...(isStable ? { stableHeight: height } : {}) });
  };

  on('viewport_changed', (event) => {
    isHeightReported = true;
    setHeight(event.height, event.is_state_stable, event.is_expanded);
  });
  on('safe_area_changed', (inset) => {
    device = inset;
    update({});
  });
  on('content_safe_area_changed', (inset) => {
    chrome = inset;
    update({});
  });
  window.addEventListener('resize', () => {
    if (viewport.isExpanded || !isHeightReported) setHeight(window.innerHeight, true, viewport.isExpanded);
  });

  /** Requests everything; the answers are ordinary events, handled above. */
  const ask = async (): Promise<void> => {
    // without waiting: Web K and macOS have no insets, and never answer
    if (supports('web_app_request_safe_area', version)) postEvent('web_app_request_safe_area');
    if (supports('web_app_request_content_safe_area', version))
      postEvent('web_app_request_content_safe_area');
    // clients with full height from the start have no other
    if (isExpandedAtOnce) return;
    await request('web_app_request_viewport', 'viewport_changed', { timeout: VIEWPORT_TIMEOUT_MS });
  };
  const mount = (): void => {
    ask().catch((cause: unknown) => log('Something went wrong mounting the viewport', cause));
  };

  return {
    current: () => viewport,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    mount,
  };
}
