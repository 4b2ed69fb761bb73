/** Amounts, prices and ages of stories. */
import type { Freshness } from '../../src/components/feedback/FreshnessText.tsx';
import type { FiatPrice } from '../../src/domain/amount/FiatPrice.ts';
import { type Koinu, NO_KOINU, sumKoinu } from '../../src/domain/amount/Koinu.ts';
import { parseDoge } from '../../src/domain/amount/parseDoge.ts';
import { Fault } from '../../src/domain/fault.ts';
import type { BalanceBreakdown } from '../../src/domain/tx/Coin.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';

/** One minute, milliseconds. */
export const MINUTE_MS = 60_000;

/** An amount's koinu. @throws {RangeError} when it is invalid */
export function doge(text: string): Koinu {
  const parsed = parseDoge(text);
  if (!parsed.ok) throw new RangeError(`not an amount: ${text}`);
  return parsed.value;
}

/** The widest balance: thirteen characters before the mark. */
export const HUGE = doge('1132715439.96');

/** One DOGE at $0.1984, two minutes ago. */
export const PRICE: FiatPrice = {
  currency: 'usd',
  microsPerDoge: 198_400n,
  atMs: STORY_NOW_MS - 2 * MINUTE_MS,
};

/** Every kind of freshness at the story's time. */
export const FRESHNESS = {
  fresh: { kind: 'fresh', atMs: STORY_NOW_MS - 12_000 },
  refreshing: { kind: 'refreshing', atMs: STORY_NOW_MS - 3 * MINUTE_MS },
  stale: {
    kind: 'stale',
    atMs: STORY_NOW_MS - 26 * MINUTE_MS,
    fault: new Fault('timeout', 'no answer within 10000 ms'),
  },
  offline: {
    kind: 'offline',
    atMs: STORY_NOW_MS - 51 * MINUTE_MS,
    sinceMs: STORY_NOW_MS - 48 * MINUTE_MS,
  },
} as const satisfies Record<string, Freshness>;

/** A balance by its parts, zero by default; the total is their sum. */
export function breakdown(given: Partial<Omit<BalanceBreakdown, 'total'>>): BalanceBreakdown {
  const all = {
    spendable: NO_KOINU,
    protected: NO_KOINU,
    small: NO_KOINU,
    immature: NO_KOINU,
    unconfirmed: NO_KOINU,
    ...given,
  };
  const { spendable, small, immature, unconfirmed } = all;
  return { ...all, total: sumKoinu([spendable, all.protected, small, immature, unconfirmed]) };
}

/** Everything spendable. */
export const PLAIN_BREAKDOWN = breakdown({ spendable: doge('4211.48') });

/** 41.98 spendable; 10 and 5 not. */
export const MIXED_BREAKDOWN = breakdown({
  spendable: doge('41.98'),
  protected: doge('10'),
  unconfirmed: doge('5'),
  protection: 'inscription',
});

/** Every part nonzero. */
export const ALL_BREAKDOWN = breakdown({
  spendable: doge('1132705389.93'),
  protected: doge('0.021'),
  unconfirmed: doge('50'),
  immature: doge('10000'),
  small: doge('0.009'),
});
