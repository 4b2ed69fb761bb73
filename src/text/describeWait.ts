// Says how long something should take: the one scale for all times that are estimated.
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** Hours are written from here on. */
const MAX_MINUTES = 90;

/** `about 1 minute`, `about 5 minutes`, `about 2 hours`. */
export const describeWait = inLanguage('describeWait.describeWait', (minutes: number): string => {
  if (minutes <= 1) return 'about 1 minute';
  if (minutes < MAX_MINUTES) return `about ${inCount(Math.round(minutes))} minutes`;
  return `about ${inCount(Math.round(minutes / 60))} hours`;
});

/** The same where there is little room: `~5 min`. */
export const describeWaitShort = inLanguage('describeWait.describeWaitShort', (minutes: number): string =>
  minutes < MAX_MINUTES
    ? `~${inCount(Math.max(1, Math.round(minutes)))}\u00a0min`
    : `~${inCount(Math.round(minutes / 60))}\u00a0h`,
);
