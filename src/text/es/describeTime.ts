// Los momentos, como los dice una persona, en su propia zona horaria.
import type { TranslationOf } from '../language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CLOCK = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });

function startOfDay(atMs: number): number {
  const day = new Date(atMs);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function dayOf(atMs: number, nowMs: number): string {
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / DAY_MS);
  if (days === 0) return 'Hoy';
  if (days === 1) return 'Ayer';
  const isSameYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return isSameYear ? capital(DAY.format(atMs).replace(',', '')) : DAY_AND_YEAR.format(atMs);
}

/** In place of `describeTime.ts`. */
export const describeTime: TranslationOf<typeof import('../describeTime.ts')> = {
  describeAge: (atMs, nowMs) => {
    const ageMs = Math.max(0, nowMs - atMs);
    if (ageMs < MINUTE_MS) return 'ahora mismo';
    if (ageMs < HOUR_MS) return `hace ${Math.floor(ageMs / MINUTE_MS)}\u00a0min`;
    if (ageMs < DAY_MS) return `hace ${Math.floor(ageMs / HOUR_MS)}\u00a0h`;
    const days = Math.floor(ageMs / DAY_MS);
    return days === 1 ? 'hace 1\u00a0día' : `hace ${days}\u00a0días`;
  },
  describeClock: (atMs) => CLOCK.format(atMs),
  describeDate: (atMs) => DAY_AND_YEAR.format(atMs),
  describeDay: dayOf,
  describeMoment: (atMs, nowMs) => `${dayOf(atMs, nowMs)}, ${CLOCK.format(atMs)}`,
};
