import { describe, expect, it } from 'vitest';
import {
  describeAge,
  describeDay,
  describeMoment,
  describeShortDate,
  groupByDay,
  inMoment,
} from './describeTime.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const NOW = at(21, 12);
const MINUTE_MS = 60_000;

describe('ages', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE_MS, '1\u00a0min ago'],
    [59 * MINUTE_MS, '59\u00a0min ago'],
    [60 * MINUTE_MS, '1\u00a0h ago'],
    [24 * 60 * MINUTE_MS, '1\u00a0day ago'],
    [49 * 60 * MINUTE_MS, '2\u00a0days ago'],
  ])('says %i ms as %s', (ageMs, message) => {
    expect(describeAge(NOW - ageMs, NOW)).toBe(message);
  });

  it('does not speak of the future when clocks disagree', () => {
    expect(describeAge(NOW + MINUTE_MS, NOW)).toBe('just now');
  });
});

describe('days', () => {
  it('names today, yesterday, and others by date', () => {
    expect(describeDay(at(21, 0), NOW)).toBe('Today');
    expect(describeDay(at(20, 23), NOW)).toBe('Yesterday');
    expect(describeDay(at(19, 1), NOW)).toBe('Thursday 19 November');
    expect(describeDay(new Date(2025, 10, 19).getTime(), NOW)).toBe('19 November 2025');
  });

  it('are short in lists', () => {
    expect(describeShortDate(at(2, 1))).toBe('2 Nov 2026');
  });

  it('begin small within a sentence', () => {
    expect(describeMoment(at(21, 9), NOW)).toBe('Today, 09:00');
    expect(inMoment(at(21, 9), NOW)).toBe('today, 09:00');
    expect(inMoment(at(19, 1), NOW)).toBe('Thursday 19 November, 01:00');
  });

  it('groups by local day and keeps the order', () => {
    const items = [at(21, 9), at(21, 1), at(20, 23), at(19, 5)].map((timeMs) => ({ timeMs }));
    expect(groupByDay(items).map((day) => day.items.length)).toEqual([2, 1, 1]);
    expect(groupByDay(items).flatMap((day) => day.items)).toEqual(items);
  });
});
