// Writes amounts of tokens inside sentences, with grouped thousands.

import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../domain/drc20/tokenAmount.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { numberMarks } from './numberStyle.ts';

/** `1,041.98`: exact, grouped, without unit. */
export const bareTokens = (units: TokenUnits, decimals: number): string =>
  formatTokenAmount(units, decimals, numberMarks());

/** `1,041.98 UNIX`: exact, grouped; a short tick and its number stay on one line. @param tick - anybody's text */
export const inTokens = (units: TokenUnits, decimals: number, tick: string): string =>
  `${bareTokens(units, decimals)}\u00a0${foreignText(tick)}`;
