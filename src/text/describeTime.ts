// Writes instants as a person says them, in the person's own time zone.
import { inLanguage } from './language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Midnight before an instant, local time, milliseconds since 1970. */
function startOfDay(atMs: number): number {
  const day = new Date(atMs);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** `just now`, `4 min ago`, `3 h ago`, `2 days ago`. Times are milliseconds since 1970. */
export const describeAge = inLanguage('describeTime.describeAge', (atMs: number, nowMs: number): string => {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}\u00a0min ago`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}\u00a0h ago`;
  const days = Math.floor(ageMs / DAY_MS);
  return days === 1 ? '1\u00a0day ago' : `${days}\u00a0days ago`;
});

/** `14:05`. */
export const describeClock = inLanguage('describeTime.describeClock', (atMs: number): string =>
  CLOCK.format(atMs),
);

/** `19 November 2026`. */
export const describeDate = inLanguage('describeTime.describeDate', (atMs: number): string =>
  DAY_AND_YEAR.format(atMs),
);

/** `Today`, `Yesterday`, `Thursday 19 November`, or with its year when that is another. */
export const describeDay = inLanguage('describeTime.describeDay', (atMs: number, nowMs: number): string => {
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isSameYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return isSameYear ? DAY.format(atMs).replace(',', '') : DAY_AND_YEAR.format(atMs);
});

/** `Today, 14:05`. */
export const describeMoment = inLanguage(
  'describeTime.describeMoment',
  (atMs: number, nowMs: number): string => `${describeDay(atMs, nowMs)}, ${describeClock(atMs)}`,
);

/** Groups what is sorted by time into days, keeping the order. */
export function groupByDay<Item extends { readonly timeMs: number }>(
  items: readonly Item[],
): readonly { readonly dayMs: number; readonly items: readonly Item[] }[] {
  const days: { dayMs: number; items: Item[] }[] = [];
  for (const item of items) {
    const dayMs = startOfDay(item.timeMs);
    const last = days.at(-1);
    if (last?.dayMs === dayMs) last.items.push(item);
    else days.push({ dayMs, items: [item] });
  }
  return days;
}
