/** Transactions of stories, from an account's view. */
import { NO_KOINU } from '../../src/domain/amount/Koinu.ts';
import type { HistoryEntry } from '../../src/domain/history/HistoryEntry.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { doge, MINUTE_MS } from './money.ts';
import { ADDRESSES } from './people.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

/** A realistic transaction id, equal for equal numbers. */
export function storyTxid(seed: number): Txid {
  let state = (seed + 1) * 2_654_435_761;
  const digits = Array.from({ length: 64 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return (state >>> 28).toString(16);
  });
  return txid(digits.join(''));
}

/** An entry; by default an ordinary confirmed receipt of 120 DOGE, an hour ago. */
export function entry(seed: number, given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    txid: storyTxid(seed),
    direction: 'received',
    amount: doge('120'),
    fee: null,
    counterparts: [ADDRESSES.friend],
    timeMs: STORY_NOW_MS - 60 * MINUTE_MS,
    state: { kind: 'confirmed', confirmations: 58 },
    ...given,
  };
}

const sent = (seed: number, given: Partial<HistoryEntry>): HistoryEntry =>
  entry(seed, { direction: 'sent', fee: doge('0.0113'), counterparts: [ADDRESSES.shop], ...given });

/** One entry for each direction and outcome. */
export const ENTRIES = {
  received: entry(1),
  huge: entry(2, { amount: doge('1132715439.96'), counterparts: [ADDRESSES.exchange] }),
  sent: sent(3, { amount: doge('41.98'), timeMs: STORY_NOW_MS - 200 * MINUTE_MS }),
  toSelf: entry(4, {
    direction: 'to-self',
    amount: doge('2500'),
    fee: doge('0.0521'),
    counterparts: [],
    timeMs: STORY_NOW_MS - DAY_MS,
  }),
  mined: entry(5, {
    direction: 'mined',
    amount: doge('10000'),
    counterparts: [],
    timeMs: STORY_NOW_MS - 2 * DAY_MS,
  }),
  receiving: entry(6, {
    amount: doge('5'),
    timeMs: STORY_NOW_MS - 40_000,
    state: { kind: 'pending' },
  }),
  sending: sent(7, {
    amount: doge('12.5'),
    timeMs: STORY_NOW_MS - 2 * MINUTE_MS,
    state: { kind: 'pending' },
  }),
  unknown: sent(8, {
    amount: doge('41.98'),
    timeMs: STORY_NOW_MS - 3 * MINUTE_MS,
    state: { kind: 'unknown' },
  }),
  dropped: sent(9, {
    amount: doge('300'),
    timeMs: STORY_NOW_MS - 26 * 60 * MINUTE_MS,
    state: { kind: 'dropped' },
  }),
  replaced: sent(10, {
    amount: doge('41.98'),
    timeMs: STORY_NOW_MS - 30 * MINUTE_MS,
    state: { kind: 'replaced', by: storyTxid(11) },
  }),
  nothing: entry(12, { amount: NO_KOINU }),
} as const;

/** Confirmed entries over several days, newest first. */
export function manyEntries(count: number): readonly HistoryEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const timeMs = STORY_NOW_MS - (40 + index * 347) * MINUTE_MS;
    const confirmations = 38 + index * 341;
    const given = { timeMs, state: { kind: 'confirmed', confirmations } } as const;
    const amount = doge(['120', '41.98', '0.5', '1041.00226', '7', '88888.88888888'][index % 6] ?? '1');
    return index % 3 === 1
      ? sent(100 + index, { ...given, amount })
      : entry(100 + index, {
          ...given,
          amount,
          counterparts: [index % 2 === 0 ? ADDRESSES.friend : ADDRESSES.exchange],
        });
  });
}
