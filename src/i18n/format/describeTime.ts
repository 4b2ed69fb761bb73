// Formats times in the user's time zone.
import { t } from '../i18n.ts';
import { intlLocale } from './intl.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FORMATS = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayAndYear: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Creating a formatter is slow, so each is cached by name and language. */
const made = new Map<string, Intl.DateTimeFormat>();

function write(format: keyof typeof FORMATS, atMs: number): string {
  const locale = intlLocale();
  const key = `${format} ${locale}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, FORMATS[format]);
  made.set(key, known);
  return known.format(atMs);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Midnight before an instant, local time, milliseconds since 1970. */
function startOfDay(atMs: number): number {
  const day = new Date(atMs);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** `just now`, `4 min ago`, `3 h ago`, `2 days ago`. Times are milliseconds since 1970. */
export function describeAge(atMs: number, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return t('time.age.justNow', 'just now');
  if (ageMs < HOUR_MS)
    return t('time.age.minAgo', '{minutes}\u00a0min ago', { minutes: Math.floor(ageMs / MINUTE_MS) });
  if (ageMs < DAY_MS) return t('time.age.hAgo', '{hours}\u00a0h ago', { hours: Math.floor(ageMs / HOUR_MS) });
  const days = Math.floor(ageMs / DAY_MS);
  return t('time.age.1DayAgo', '{days, plural, one {1\u00a0day ago} other {{days}\u00a0days ago}}', { days });
}

/** `14:05`. */
export const describeClock = (atMs: number): string => write('clock', atMs);

/** `19 November 2026`. */
export const describeDate = (atMs: number): string => write('dayAndYear', atMs);

/** `19 Nov 2026`, for a list. */
export const describeShortDate = (atMs: number): string => write('shortDate', atMs);

/** `today`, `yesterday`, `Thursday 19 November`, or with its year when that is another. */
function dayWithin(atMs: number, nowMs: number): string {
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / DAY_MS);
  if (days === 0) return t('time.today', 'today');
  if (days === 1) return t('time.yesterday', 'yesterday');
  const isSameYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return isSameYear ? write('day', atMs).replace(',', '') : describeDate(atMs);
}

/** `Today`, `Yesterday`, `Thursday 19 November`, or with its year when that is another. */
export const describeDay = (atMs: number, nowMs: number): string => capital(dayWithin(atMs, nowMs));

/** `Today, 14:05`. */
export const describeMoment = (atMs: number, nowMs: number): string => capital(inMoment(atMs, nowMs));

/** `today, 14:05`, within a sentence. */
export const inMoment = (atMs: number, nowMs: number): string =>
  `${dayWithin(atMs, nowMs)}, ${describeClock(atMs)}`;

/** Computing an item's day takes microseconds, and is repeated with each letter of a search: cached. */
const days = new WeakMap<object, number>();

function dayOf(item: { readonly timeMs: number }): number {
  const dayMs = days.get(item) ?? startOfDay(item.timeMs);
  days.set(item, dayMs);
  return dayMs;
}

/** Groups items sorted by time into days, keeping the order. */
export function groupByDay<Item extends { readonly timeMs: number }>(
  items: readonly Item[],
): readonly { readonly dayMs: number; readonly items: readonly Item[] }[] {
  const groups: { dayMs: number; items: Item[] }[] = [];
  for (const item of items) {
    const dayMs = dayOf(item);
    const last = groups.at(-1);
    if (last?.dayMs === dayMs) last.items.push(item);
    else groups.push({ dayMs, items: [item] });
  }
  return groups;
}
