/** Follows the space that the host leaves to the app. */
import { mountViewport, on, viewportState } from '@telegram-apps/sdk-react';
import type { HostViewport } from '../../ports/Telegram.ts';
import type { HostLog } from './attempt.ts';
import { VIEWPORT_PATIENCE_MS } from './patience.ts';

interface Inset {
  readonly top: number;
  readonly bottom: number;
}

/** A viewport that is followed from its creation on. */
export interface ViewportWatch {
  current(): HostViewport;
  subscribe(listener: (viewport: HostViewport) => void): () => void;
  /** asks the host; returns at once, and logs when no answer comes */
  mount(): void;
}

/**
 * Starts to follow the viewport. Until the host says more, the window's own height counts.
 *
 * Listens to the host's events itself, since the SDK does so only after every question was answered.
 *
 * @param log - told "Something went wrong mounting the viewport" (Spec §8)
 */
export function watchViewport(isExpandedAtOnce: boolean, log: HostLog): ViewportWatch {
  const listeners = new Set<(viewport: HostViewport) => void>();
  let viewport: HostViewport = {
    height: window.innerHeight,
    stableHeight: window.innerHeight,
    isExpanded: isExpandedAtOnce,
    insetTop: 0,
    insetBottom: 0,
  };
  const told = { height: false, device: false, chrome: false };
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
    told.height = true;
    setHeight(event.height, event.is_state_stable, event.is_expanded);
  });
  on('safe_area_changed', (inset) => {
    told.device = true;
    device = inset;
    update({});
  });
  on('content_safe_area_changed', (inset) => {
    told.chrome = true;
    chrome = inset;
    update({});
  });
  window.addEventListener('resize', () => {
    if (viewport.isExpanded || !told.height) setHeight(window.innerHeight, true, viewport.isExpanded);
  });

  // What the SDK gathered is older than any event that came meanwhile.
  const adopt = (): void => {
    const state = viewportState();
    if (!told.device) device = state.safeAreaInsets;
    if (!told.chrome) chrome = state.contentSafeAreaInsets;
    if (told.height) update({});
    else setHeight(state.height, state.stableHeight === state.height, state.isExpanded);
  };
  const mount = async (): Promise<void> => {
    try {
      await mountViewport({ timeout: VIEWPORT_PATIENCE_MS });
      adopt();
    } catch (cause) {
      log('Something went wrong mounting the viewport', cause);
    }
  };

  return {
    current: () => viewport,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    mount: () => void mount(),
  };
}
