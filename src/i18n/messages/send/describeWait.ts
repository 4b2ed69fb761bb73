// Says how long something should take: the one scale for all times that are estimated.

import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** Hours are written from here on. */
const MAX_MINUTES = 90;

/** `about 1 minute`, `about 5 minutes`, `about 2 hours`. */
export function describeWait(minutes: number): string {
  if (minutes <= 1) return t('wait.about1Minute', 'about 1 minute');
  if (minutes < MAX_MINUTES)
    return t('wait.aboutMinutes', 'about {minutes} minutes', { minutes: inCount(Math.round(minutes)) });
  return t('wait.aboutHours', 'about {minutes} hours', { minutes: inCount(Math.round(minutes / 60)) });
}

/** The same where there is little room: `~5 min`. */
export const describeWaitShort = (minutes: number): string =>
  minutes < MAX_MINUTES
    ? `~${inCount(Math.max(1, Math.round(minutes)))}\u00a0min`
    : `~${inCount(Math.round(minutes / 60))}\u00a0h`;
