// Writes amounts of DOGE inside sentences, with grouped thousands.

import { formatDoge } from '../../domain/amount/formatDoge.ts';
import { t } from '../i18n.ts';
import { numberMarks } from './numberStyle.ts';

/** `1,041.98`: exact, grouped, without unit. @param amount - koinu, not negative */
export const bareDoge = (amount: bigint): string => formatDoge(amount, numberMarks());

/** `1,041.98 DOGE`: exact, grouped; unit and number stay on one line. @param amount - koinu, not negative */
export const inDoge = (amount: bigint): string =>
  t('doge.inDoge', '{amount}\u00a0DOGE', { amount: bareDoge(amount) });
