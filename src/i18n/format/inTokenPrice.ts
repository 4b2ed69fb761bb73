// Formats the price of one token; for display only.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { KOINU_PER_DOGE } from '../../domain/amount/Koinu.ts';
import { TOKEN_PRICE_SCALE, type TokenPrice } from '../../domain/drc20/Token.ts';
import { inDoge } from './inAmounts.ts';
import { inMicros } from './inFiat.ts';

/**
 * `$0.001984`, or `0.01 DOGE` when the price of DOGE is unknown; null when too small to be written.
 *
 * @param price - of DOGE
 */
export function inTokenPrice(unit: TokenPrice, price: FiatPrice | null): string | null {
  const micros = price === null ? 0n : (unit * price.microsPerDoge) / (TOKEN_PRICE_SCALE * KOINU_PER_DOGE);
  if (price !== null && micros > 0n) return inMicros(micros, price.currency);
  const koinu = unit / TOKEN_PRICE_SCALE;
  return koinu > 0n ? inDoge(koinu) : null;
}
