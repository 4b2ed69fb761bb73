import { describe, expect, it } from 'vitest';
import {
  beginSession,
  clampTimes,
  extendSession,
  HIDDEN_LIMIT_MS,
  hasEnded,
  ONE_KEY_LIMIT_MS,
  SESSION_LIMIT_MS,
  wasHiddenTooLong,
} from './sessionExpiry.ts';

const NOW = 1_767_225_600_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a session', () => {
  it.each([1, 5, 15, 60] as const)('ends after %i minutes without a touch', (minutes) => {
    const times = beginSession(NOW, minutes, SESSION_LIMIT_MS);
    expect(times.expiresAtMs).toBe(NOW + minutes * MINUTE);
    expect(hasEnded(times, NOW + minutes * MINUTE - 1)).toBe(false);
    expect(hasEnded(times, NOW + minutes * MINUTE)).toBe(true);
  });

  it('lasts longer with each touch, but a day at most', () => {
    let times = beginSession(NOW, 60, SESSION_LIMIT_MS);
    for (let at = NOW; at < NOW + DAY; at += 30 * MINUTE) {
      expect(hasEnded(times, at)).toBe(false);
      times = extendSession(times, at, 60);
    }
    expect(times.expiresAtMs).toBe(NOW + DAY);
    expect(hasEnded(extendSession(times, NOW + DAY, 60), NOW + DAY)).toBe(true);
  });

  it('lasts a quarter of an hour at most when its way back in lies in the browser alone', () => {
    const times = extendSession(beginSession(NOW, 60, ONE_KEY_LIMIT_MS), NOW + 14 * MINUTE, 60);
    expect(times.expiresAtMs).toBe(NOW + 15 * MINUTE);
  });

  it('cannot be begun for longer than a day', () => {
    expect(beginSession(NOW, 5, 10 * DAY).endsAtMs).toBe(NOW + DAY);
  });
});

describe('a clock that was moved', () => {
  const times = extendSession(beginSession(NOW, 5, SESSION_LIMIT_MS), NOW + 3 * MINUTE, 5);

  it('ends the session when it was set back', () => {
    expect(hasEnded(times, NOW + 2 * MINUTE)).toBe(true);
    expect(hasEnded(times, NOW - DAY)).toBe(true);
  });

  it('ends it when it was set forward beyond its end', () => {
    expect(hasEnded(times, NOW + DAY)).toBe(true);
  });

  it('ends nothing when it was put right by less than a second', () => {
    expect(hasEnded(times, NOW + 3 * MINUTE - 1000)).toBe(false);
  });

  it('gains nothing by being set back a little again and again', () => {
    let turned = times;
    for (let turn = 1; turn <= 5; turn += 1) turned = extendSession(turned, turned.seenAtMs - 900, 5);
    expect(turned.seenAtMs).toBe(times.seenAtMs);
    expect(hasEnded(turned, turned.seenAtMs - 1100)).toBe(true);
  });
});

describe('kept times', () => {
  const kept = beginSession(NOW, 15, SESSION_LIMIT_MS);

  it('mean what they meant when nobody touched them', () => {
    expect(clampTimes(kept, NOW + MINUTE, 15, SESSION_LIMIT_MS)).toEqual(kept);
  });

  it.each([
    ['a year', NOW + 365 * DAY],
    ['for ever', Number.POSITIVE_INFINITY],
  ])('that were edited to last %s last as long as a touch could make them, and a day at most', (_, atMs) => {
    const times = clampTimes({ seenAtMs: NOW, expiresAtMs: atMs, endsAtMs: atMs }, NOW, 15, SESSION_LIMIT_MS);
    expect(times).toEqual({ seenAtMs: NOW, expiresAtMs: NOW + 15 * MINUTE, endsAtMs: NOW + DAY });
  });

  it('last no longer than their way back in may', () => {
    const edited = { seenAtMs: NOW, expiresAtMs: NOW + DAY, endsAtMs: NOW + DAY };
    const times = clampTimes(edited, NOW, 60, ONE_KEY_LIMIT_MS);
    expect(times).toMatchObject({ expiresAtMs: NOW + ONE_KEY_LIMIT_MS, endsAtMs: NOW + ONE_KEY_LIMIT_MS });
  });

  it.each([
    ['no numbers', 'soon' as unknown as number],
    ['nothing', null as unknown as number],
    ['not a number', Number.NaN],
  ])('that are %s are over', (_, edited) => {
    expect(hasEnded({ ...kept, endsAtMs: edited }, NOW)).toBe(true);
    expect(hasEnded({ ...kept, expiresAtMs: edited }, NOW)).toBe(true);
  });
});

describe('out of sight', () => {
  it.each([
    [HIDDEN_LIMIT_MS - 1, false],
    [HIDDEN_LIMIT_MS, true],
    [-5 * MINUTE, true],
    [-500, false],
  ])('for %i ms: too long is %s', (forMs, isTooLong) => {
    expect(wasHiddenTooLong(NOW, NOW + forMs)).toBe(isTooLong);
  });
});
