/**
 * What counts as a touch: Android and iOS drop some calls without a word unless a finger came within ten seconds before, and
 * each such call uses the finger up. macOS wants a click for each link.
 */
import { type MethodName, on } from '@telegram-apps/bridge';

/** A little less than theirs: the call has to arrive as well. */
const LIFETIME_MS = 9_500;

/** By method, the clients that want one. Android X is taken for Android: nobody has read it. */
const WANTED: Partial<Readonly<Record<MethodName, readonly string[]>>> = {
  web_app_open_link: ['android', 'android_x', 'ios', 'macos'],
  web_app_open_tg_link: ['android', 'android_x'],
  web_app_add_to_home_screen: ['android', 'android_x', 'ios'],
};

/** The touches of one client. */
export interface Touches {
  /** whether a call would arrive, as far as touches go; uses the latest one up */
  suffice(method: MethodName): boolean;
}

/** Follows touches from now on: of the page, and of the client's bottom button. */
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
