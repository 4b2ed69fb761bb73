/** A client's record of touches: some calls are dropped without one, and each call uses one up. */
import type { PlatformHabits } from './platforms.ts';

export interface Touches {
  touch(): void;
  /** whether a call is allowed now; uses the touch up */
  allows(method: string): boolean;
  /** counts touches and clicks in the app's window. @returns ends that */
  watch(target: Window): () => void;
}

/** how long a touch is valid, milliseconds */
const TOUCH_MS = 10_000;

const TOUCHES = ['pointerup', 'click'] as const;

/** Starts without a touch. */
export function createTouches({ touchCalls }: Pick<PlatformHabits, 'touchCalls'>): Touches {
  let touchedAt: number | null = null;
  const touch = (): void => {
    touchedAt = Date.now();
  };
  return {
    touch,
    allows(method) {
      if (!touchCalls.includes(method)) return true;
      const isRecent = touchedAt !== null && Date.now() - touchedAt <= TOUCH_MS;
      touchedAt = null;
      return isRecent;
    },
    watch(target) {
      // Captured before the app's handlers: it may make its call in the same tick.
      const options = { capture: true };
      for (const name of TOUCHES) target.addEventListener(name, touch, options);
      return () => {
        for (const name of TOUCHES) target.removeEventListener(name, touch, options);
      };
    },
  };
}
