/**
 * Tracks touches: Android and iOS silently drop some calls unless a touch occurred within the last ten seconds, and each such call
 * uses up the touch. macOS requires a click for each link.
 */
import { type MethodName, on } from '@telegram-apps/bridge';

/** Slightly less than the clients' limit: the call still has to arrive. */
const LIFETIME_MS = 9_500;

/** By method, the clients that require a touch. Android X is assumed to behave like Android; its source wasn't checked. */
const WANTED: Partial<Readonly<Record<MethodName, readonly string[]>>> = {
  web_app_open_link: ['android', 'android_x', 'ios', 'macos'],
  web_app_open_tg_link: ['android', 'android_x'],
  web_app_add_to_home_screen: ['android', 'android_x', 'ios'],
};

export interface Touches {
  /** whether a call would get through, as far as touches matter; uses up the latest one */
  suffice(method: MethodName): boolean;
}

/** Starts tracking touches: of the page, and of the client's bottom button. */
export function watchTouches(platform: string): Touches {
  let lastMs: number | null = null;
  const touched = (): void => {
    lastMs = performance.now();
  };
  window.addEventListener('pointerdown', touched, { capture: true, passive: true });
  on('main_button_pressed', touched);
  return {
    suffice(method) {
      if (!WANTED[method]?.includes(platform)) return true;
      const isThere = lastMs !== null && performance.now() - lastMs < LIFETIME_MS;
      if (isThere) lastMs = null;
      return isThere;
    },
  };
}
