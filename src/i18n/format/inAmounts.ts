// Formats amounts of DOGE and of tokens for use in sentences, with grouped thousands.

import { formatDoge } from '../../domain/amount/formatDoge.ts';
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../domain/drc20/tokenAmount.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { t } from '../i18n.ts';
import { numberMarks } from './numberStyle.ts';

/** `1,041.98`: exact, grouped, without unit. @param amount - koinu, not negative */
export const bareDoge = (amount: bigint): string => formatDoge(amount, numberMarks());

/** `1,041.98 DOGE`: exact, grouped; unit and number stay on one line. @param amount - koinu, not negative */
export const inDoge = (amount: bigint): string =>
  t('doge.inDoge', '{amount}\u00a0DOGE', { amount: bareDoge(amount) });

/** `1,041.98`: exact, grouped, without unit. */
export const bareTokens = (units: TokenUnits, decimals: number): string =>
  formatTokenAmount(units, decimals, numberMarks());

/** `1,041.98 UNIX`: exact, grouped; a short tick and its number stay on one line. @param tick - untrusted */
export const inTokens = (units: TokenUnits, decimals: number, tick: string): string =>
  `${bareTokens(units, decimals)}\u00a0${foreignText(tick)}`;
