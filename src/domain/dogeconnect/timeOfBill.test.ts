/** The period of validity of a bill. */
import { describe, expect, it } from 'vitest';
import { exampleBill, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';

const REFUSED = { kind: 'malformed', field: 'issued' };
const at = (issued: string) => new Date(exampleBill({ issued }).issuedAtMs).toISOString();

describe('the instant at which a bill was made', () => {
  it.each([
    ['2026-01-02T15:04:05Z', '2026-01-02T15:04:05.000Z'],
    ['2026-01-02t15:04:05z', '2026-01-02T15:04:05.000Z'],
    ['2026-01-02T15:04:05-07:00', '2026-01-02T22:04:05.000Z'],
    ['2026-01-02T15:04:05+05:30', '2026-01-02T09:34:05.000Z'],
    ['2026-01-02T15:04:05.5Z', '2026-01-02T15:04:05.500Z'],
    ['2026-01-02T15:04:05.123456789Z', '2026-01-02T15:04:05.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-12-31T23:59:59-01:00', '2027-01-01T00:59:59.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('%s is %s', (issued, instant) => {
    expect(at(issued)).toBe(instant);
  });

  it.each([
    ['', 'nothing'],
    ['2026-01-02', 'a day'],
    ['2026-01-02T15:04:05', 'no zone'],
    ['2026-01-02T15:04Z', 'no seconds'],
    ['2026-01-02 15:04:05Z', 'no T'],
    [' 2026-01-02T15:04:05Z', 'a space before it'],
    ['2026-01-02T15:04:05Z ', 'a space behind it'],
    ['2026-01-02T15:04:05.1234567890Z', 'ten decimals'],
    ['2026-01-02T15:04:05.Z', 'a dot and no decimals'],
    ['12026-01-02T15:04:05Z', 'five digits of a year'],
    ['+012026-01-02T15:04:05Z', 'a year with a sign'],
    ['2026-1-2T15:04:05Z', 'a month of one digit'],
    ['2026-01-02T15:04:05+0700', 'a zone without its colon'],
    ['1767366245', 'seconds'],
    ['2026-13-01T00:00:00Z', 'a thirteenth month'],
    ['2026-00-01T00:00:00Z', 'no month'],
    ['2026-01-32T00:00:00Z', 'a 32nd day'],
    ['2026-01-00T00:00:00Z', 'no day'],
    ['2026-01-01T25:00:00Z', 'a 25th hour'],
    ['2026-01-01T24:00:00Z', 'the end of a day'],
    ['2026-01-01T23:60:00Z', 'a 60th minute'],
    ['2026-06-30T23:59:60Z', 'a second that no clock here has'],
    ['1969-12-31T23:59:59Z', 'an instant before all computers'],
    ['1970-01-01T00:00:00+00:01', 'an instant before all computers, in its zone'],
  ])('%s is none: %s', (issued) => {
    expect(readChanged({ issued })).toEqual(REFUSED);
  });

  it.each(['2026-02-29', '2026-02-30', '2026-02-31', '2026-04-31', '2100-02-29'])(
    'is on no day that there is not, which browsers take for others: %s',
    (day) => {
      expect(readChanged({ issued: `${day}T12:00:00Z` })).toEqual(REFUSED);
    },
  );
});

describe('the time that a bill leaves', () => {
  const left = (timeout: number) => {
    const { issuedAtMs, expiresAtMs } = exampleBill({ timeout });
    return expiresAtMs - issuedAtMs;
  };

  it.each([
    [1, 1_000],
    [60, 60_000],
    [99_999_999, 99_999_999_000],
    [100_000_000, 100_000_000_000],
    [100_000_001, 100_000_000_000],
    [Number.MAX_SAFE_INTEGER, 100_000_000_000],
  ])('is %d seconds: %d milliseconds, never more than three years', (timeout, ms) => {
    expect(left(timeout)).toBe(ms);
  });

  it.each([0, -1, 0.5, 59.999, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is not %d', (timeout) => {
    expect(readChanged({ timeout })).toEqual({ kind: 'malformed', field: 'timeout' });
  });
});
