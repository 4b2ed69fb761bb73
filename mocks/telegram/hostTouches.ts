/** What a client remembers of touches: some calls are dropped without one, and each of them uses one up. */
import type { PlatformHabits } from './platforms.ts';

/** The touches of one opening. */
export interface Touches {
  touch(): void;
  /** whether a call may be made now; it uses the touch up */
  allows(method: string): boolean;
  /** counts what is touched and clicked in the app's window. @returns ends that */
  watch(target: Window): () => void;
}

/** how long a touch holds */
const TOUCH_MS = 10_000;

const TOUCHES = ['pointerup', 'click'] as const;

/** Begins without a touch. */
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
      // Before the app hears of it: it may make its call in the same tick.
      const options = { capture: true };
      for (const name of TOUCHES) target.addEventListener(name, touch, options);
      return () => {
        for (const name of TOUCHES) target.removeEventListener(name, touch, options);
      };
    },
  };
}
