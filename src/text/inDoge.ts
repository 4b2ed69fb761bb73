// Writes amounts of DOGE inside sentences, with grouped thousands.

import { formatDoge } from '../domain/amount/formatDoge.ts';
import { inLanguage } from './language.ts';
import { numberMarks } from './numberStyle.ts';

/** `1,041.98`: exact, grouped, without unit. @param amount - koinu, not negative */
export const bareDoge = (amount: bigint): string => formatDoge(amount, numberMarks());

/** `1,041.98 DOGE`: exact, grouped; unit and number stay on one line. @param amount - koinu, not negative */
export const inDoge = inLanguage(
  'inDoge.inDoge',
  (amount: bigint): string => `${bareDoge(amount)}\u00a0DOGE`,
);
