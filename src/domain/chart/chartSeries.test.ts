import { describe, expect, it } from 'vitest';
import type { FiatPrice } from '../amount/FiatPrice.ts';
import {
  balanceSeries,
  CHART_RANGES,
  dayChangeOf,
  percentOf,
  priceSeries,
  stepOf,
  timesOf,
} from './chartSeries.ts';

const NOW = Date.UTC(2026, 10, 19, 12, 7);
const HOUR = 3_600_000;
const quote = (atMs: number, microsPerDoge = 200_000n): FiatPrice => ({
  currency: 'usd',
  microsPerDoge,
  atMs,
});
const quotesAt = (price: (index: number) => bigint | null) =>
  timesOf('day', NOW).map((timeMs, index) => {
    const micros = price(index);
    return micros === null ? null : quote(timeMs, micros);
  });

describe('the times of a range', () => {
  it.each(CHART_RANGES)('of a %s are 48, oldest first, none in the future', (range) => {
    const times = timesOf(range, NOW);
    expect(times).toHaveLength(48);
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(NOW - (times.at(-1) ?? 0)).toBeLessThan(stepOf(range));
  });
});

describe('a series of prices', () => {
  it('ends with the newest', () => {
    const points = priceSeries(
      quotesAt(() => 200_000n),
      quote(NOW, 210_000n),
      'day',
      NOW,
    );
    expect(points).toHaveLength(49);
    expect(points?.at(-1)).toEqual({ timeMs: NOW, value: 210_000n });
  });

  it('keeps gaps within, and leaves out those around', () => {
    const points = priceSeries(
      quotesAt((at) => (at < 3 || at === 20 ? null : 200_000n)),
      null,
      'day',
      NOW,
    );
    expect(points).toHaveLength(45);
    expect(points?.filter(({ value }) => value === null)).toHaveLength(1);
  });

  it('tells a price once that a source with few of them told often, and none of the future', () => {
    const daily = timesOf('day', NOW).map((timeMs) => quote(Math.ceil(timeMs / (24 * HOUR)) * 24 * HOUR));
    expect(priceSeries(daily, quote(NOW), 'day', NOW)).toHaveLength(2);
  });

  it('is none where nothing is known, or it cannot be true', () => {
    expect(
      priceSeries(
        quotesAt(() => null),
        null,
        'day',
        NOW,
      ),
    ).toBeNull();
    expect(
      priceSeries(
        quotesAt((at) => (at === 7 ? 10n ** 12n : 200_000n)),
        null,
        'day',
        NOW,
      ),
    ).toBeNull();
  });

  it('may be a single point', () => {
    expect(
      priceSeries(
        quotesAt(() => null),
        quote(NOW),
        'day',
        NOW,
      ),
    ).toHaveLength(1);
  });
});

describe('a series of balances', () => {
  it('goes back from what is held now', () => {
    const changes = [
      { timeMs: NOW - 3 * HOUR, delta: 40n },
      { timeMs: NOW - HOUR, delta: -10n },
    ];
    const points = balanceSeries(130n, changes, 'day', NOW);
    expect(points?.[0]?.value).toBe(100n);
    expect(points?.find(({ timeMs }) => timeMs > NOW - 3 * HOUR)?.value).toBe(140n);
    expect(points?.at(-1)?.value).toBe(130n);
  });

  it('is none where an address would have held less than nothing', () => {
    expect(balanceSeries(10n, [{ timeMs: NOW, delta: 11n }], 'day', NOW)).toBeNull();
  });
});

describe('a change', () => {
  it('is in percent of what was, and unknown where that was nothing', () => {
    expect(percentOf(200n, 205n)).toBe(2.5);
    expect(percentOf(200n, 150n)).toBe(-25);
    expect(percentOf(0n, 5n)).toBeNull();
  });

  it('of a day needs a price of about a day ago', () => {
    const points = [{ timeMs: NOW - 25 * HOUR, value: 100_000n }];
    expect(dayChangeOf(points, quote(NOW))).toBe(100);
    expect(dayChangeOf([{ timeMs: NOW - 30 * HOUR, value: 100_000n }], quote(NOW))).toBeNull();
    expect(dayChangeOf([], quote(NOW))).toBeNull();
  });
});
