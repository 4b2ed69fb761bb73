// Stops the clock of stories, so that ages and dates are the same in every picture.
import { STORY_NOW_MS } from '../stories/support/storyTime.ts';

/** Makes `Date` say the same instant until the story ends; timers go on running. */
export function stopClock(): () => void {
  const Running = globalThis.Date;
  class Stopped extends Running {
    constructor(...given: unknown[]) {
      // @ts-expect-error the overloads of Date cannot be spread
      super(...(given.length === 0 ? [STORY_NOW_MS] : given));
    }
    static override now(): number {
      return STORY_NOW_MS;
    }
  }
  globalThis.Date = Stopped as DateConstructor;
  return () => {
    globalThis.Date = Running;
  };
}
