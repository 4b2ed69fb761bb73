/** Prices in Blockbook's format; −1 means unknown. */

import { ApiError, type BlockbookSource, type Json } from './types.ts';

/** Other currencies per US dollar, fixed for the sandbox. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  jpy: 150,
  mxn: 18,
  brl: 5,
};

/** The price of one DOGE; null when unknown. @param currency - lower case */
export function rateIn(currency: string, usdRate: number | null): number | null {
  const factor = PER_DOLLAR[currency];
  return usdRate === null || factor === undefined ? null : Number((usdRate * factor).toPrecision(12));
}

const secondsOf = ({ sandbox }: BlockbookSource): number => Math.floor(sandbox.nowMs() / 1000);

/** Prices in these currencies; in all known ones when empty. */
export function ratesOf(
  currencies: readonly string[],
  usdRate: number | null,
): Readonly<Record<string, number>> {
  const named = currencies.filter(Boolean).map((currency) => currency.toLowerCase());
  const asked = named.length > 0 || usdRate === null ? named : Object.keys(PER_DOLLAR);
  return Object.fromEntries(asked.map((currency) => [currency, rateIn(currency, usdRate) ?? -1]));
}

/** Current prices. @throws {ApiError} where no prices are followed */
export function ratesView(currencies: readonly string[], source: BlockbookSource): Json {
  const { usdRate } = source.market;
  if (usdRate === null) throw new ApiError('No tickers found!');
  return { ts: secondsOf(source), rates: ratesOf(currencies, usdRate) };
}

/**
 * Prices at several times, seconds since 1970: equal for all past times, unknown for the future.
 *
 * @throws {ApiError} when no time is given
 */
export function ratesAtView(
  seconds: readonly number[],
  currencies: readonly string[],
  source: BlockbookSource,
): readonly Json[] {
  if (seconds.length === 0) throw new ApiError('No timestamps provided');
  if (source.market.usdRate === null) throw new ApiError('No tickers found');
  const rateAt = (ts: number) => (ts > secondsOf(source) ? null : source.market.usdRate);
  return seconds.map((ts) => ({ ts, rates: ratesOf(currencies, rateAt(ts)) }));
}

/** The currencies with a known price at a time, seconds since 1970. @throws {ApiError} when there are none */
export function currenciesView(seconds: number, source: BlockbookSource): Json {
  if (source.market.usdRate === null || seconds > secondsOf(source)) throw new ApiError('No tickers found');
  return { ts: seconds, available_currencies: Object.keys(PER_DOLLAR).sort() };
}
