import { describe, expect, it } from 'vitest';
import { countTry, freeTriesLeft, NO_TRIES, parseTries, rebase, throttledUntilMs, waitMs } from './tries.ts';

const tried = (wrong: number) => ({ wrong, sinceMs: 1_000_000 });

describe('counting wrong passwords', () => {
  it('lets five go free, then waits 30 s, 1, 5, 15 and 60 minutes, and 60 from then on', () => {
    const waits = Array.from({ length: 12 }, (_, wrong) => waitMs(tried(wrong)) / 1000);
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 300, 900, 3600, 3600, 3600]);
  });

  it('says how many free tries are left', () => {
    expect([0, 1, 4, 5, 9].map((wrong) => freeTriesLeft(tried(wrong)))).toEqual([5, 4, 1, 0, 0]);
  });

  it('allows the next try when the wait is over, and not a millisecond before', () => {
    expect(throttledUntilMs(tried(5), 1_029_999)).toBe(1_030_000);
    expect(throttledUntilMs(tried(5), 1_030_000)).toBeNull();
  });

  it('starts the wait anew when the clock moved backwards, and only once', () => {
    const rebased = rebase(tried(9), 500_000);
    expect(throttledUntilMs(rebased, 500_000)).toBe(500_000 + 3_600_000);
    expect(rebase(rebased, 600_000)).toBe(rebased);
  });

  it('counts from zero', () => {
    expect(countTry(NO_TRIES, 7)).toEqual({ wrong: 1, sinceMs: 7 });
  });

  it('leaves no free try when the count cannot be read', () => {
    for (const text of ['', '{}', '{"wrong":-1,"sinceMs":0}', '{"wrong":1.5,"sinceMs":0}']) {
      expect(throttledUntilMs(parseTries(text, 1000), 1000)).toBe(31_000);
    }
    expect(parseTries(null, 1000)).toEqual(NO_TRIES);
    expect(parseTries('{"wrong":3,"sinceMs":5}', 1000)).toEqual({ wrong: 3, sinceMs: 5 });
  });
});
