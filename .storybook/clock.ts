// Stops the clock of stories, so that ages and dates are the same in every picture.
import { STORY_NOW_MS } from '../stories/support/storyTime.ts';

/** Makes `Date` return the same instant until the story ends; timers keep running. */
export function stopClock(): () => void {
  const running = globalThis.Date;
  globalThis.Date = new Proxy(running, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [STORY_NOW_MS] : given, newTarget),
    get: (target, key) => (key === 'now' ? () => STORY_NOW_MS : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = running;
  };
}
