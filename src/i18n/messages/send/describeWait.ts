// Describes estimated durations, on the same scale everywhere.

import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** From here on, hours are used. */
const MAX_MINUTES = 90;

/** Values for a message that contains a duration: one minute, several minutes, or hours. */
export function waitValues(minutes: number): { readonly unit: string; readonly count: string } {
  if (minutes <= 1) return { unit: 'minute', count: '1' };
  return minutes < MAX_MINUTES
    ? { unit: 'minutes', count: inCount(Math.round(minutes)) }
    : { unit: 'hours', count: inCount(Math.round(minutes / 60)) };
}

/** `about 1 minute`, `about 5 minutes`, `about 2 hours`: on its own. */
export const describeWait = (minutes: number): string =>
  t(
    'wait',
    '{unit, select, minute {about 1 minute} minutes {about {count} minutes} other {about {count} hours}}',
    waitValues(minutes),
  );

/** The short form: `~5 min`. */
export const describeWaitShort = (minutes: number): string =>
  minutes < MAX_MINUTES
    ? t('wait.short.minutes', '~{count}\u00a0min', { count: inCount(Math.max(1, Math.round(minutes))) })
    : t('wait.short.hours', '~{count}\u00a0h', { count: inCount(Math.round(minutes / 60)) });
