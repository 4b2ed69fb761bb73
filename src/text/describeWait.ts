// Says when a block should hold a transfer.
import { inLanguage } from './language.ts';

/** `in about a minute`, `in about 5 minutes`; honest when nobody knows. */
export const describeWait = inLanguage('describeWait.describeWait', (minutes: number | null): string => {
  if (minutes === null) return 'not known now';
  if (minutes <= 1) return 'in about a minute';
  if (minutes < 90) return `in about ${Math.round(minutes)} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
});
