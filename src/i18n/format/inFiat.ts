// Formats the value of DOGE in the user's currency; for display only.

import { type FiatPrice, microsOf } from '../../domain/amount/FiatPrice.ts';
import { t } from '../i18n.ts';
import { inDecimals } from './inCount.ts';

const MICRO_DECIMALS = 6;

/** Currencies with a unique short sign. */
const OWN_SIGNS = ['rub', 'uah', 'try', 'ngn', 'pln', 'krw'];

/** A currency's sign, which precedes the number, and its number of decimals. */
interface FiatForm {
  readonly sign: string;
  readonly decimals: number;
}

const forms = new Map<string, FiatForm>();

function formOf(currency: string): FiatForm {
  const known = forms.get(currency);
  if (known) return known;
  const currencyDisplay = OWN_SIGNS.includes(currency) ? 'narrowSymbol' : 'symbol';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  const parts = format.formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase();
  const decimals = parts.find(({ type }) => type === 'fraction')?.value.length ?? 0;
  const form = { sign: /[A-Za-z]$/.test(sign) ? `${sign}\u00a0` : sign, decimals };
  forms.set(currency, form);
  return form;
}

/** `under $0.01`: less than the currency's smallest amount. */
export const underFiat = (least: string): string => t('fiat.underFiat', 'under {least}', { least });

/** The sign of a currency, for example `$`. @param currency - ISO 4217, lower case */
export const fiatSign = (currency: string): string => formOf(currency).sign.trim();

/**
 * `$8.31`, rounded to the currency's last decimal; `under $0.01` for nonzero amounts of less than half of it.
 *
 * @param amount - koinu, not negative
 */
export function inFiat(amount: bigint, price: FiatPrice): string {
  const { sign, decimals } = formOf(price.currency);
  const unit = 10n ** BigInt(MICRO_DECIMALS - decimals);
  const units = (microsOf(amount, price) + unit / 2n) / unit;
  if (units === 0n && amount > 0n) return underFiat(sign + inDecimals(1n, decimals));
  return sign + inDecimals(units, decimals);
}

/** Significant digits of a price, enough to distinguish days. */
const TELLING_DIGITS = 4;

/**
 * `$1,234.50`, `$0.1984`, `$0.001984`: a unit price with four significant digits.
 *
 * @param micros - millionths of the currency unit, not negative
 */
export function inMicros(micros: bigint, currency: string): string {
  const { sign, decimals } = formOf(currency);
  const leading = Math.max(0, MICRO_DECIMALS - micros.toString().length);
  const shown =
    micros >= 10n ** BigInt(MICRO_DECIMALS) || micros === 0n
      ? decimals
      : Math.min(MICRO_DECIMALS, leading + TELLING_DIGITS);
  const unit = 10n ** BigInt(MICRO_DECIMALS - shown);
  return sign + inDecimals((micros + unit / 2n) / unit, shown);
}

/** `$0.1984`: the price of one DOGE. */
export const inUnitPrice = ({ microsPerDoge, currency }: FiatPrice): string =>
  inMicros(microsPerDoge, currency);

/**
 * `+$0.35`, `−$0.35`: by how much the value of an amount changed with the price; null when less than the currency's smallest amount.
 *
 * @param amount - koinu, not negative
 * @param percent - the price change up to the current price, with two decimals
 */
export function inWorthChange(amount: bigint, price: FiatPrice, percent: number): string | null {
  const { sign, decimals } = formOf(price.currency);
  const hundredths = BigInt(Math.round(percent * 100));
  if (hundredths <= -10_000n) return null;
  const moved = (microsOf(amount, price) * hundredths) / (10_000n + hundredths);
  const unit = 10n ** BigInt(MICRO_DECIMALS - decimals);
  const size = moved < 0n ? -moved : moved;
  const units = (size + unit / 2n) / unit;
  if (units === 0n) return null;
  return `${moved < 0n ? '\u2212' : '+'}${sign}${inDecimals(units, decimals)}`;
}

/** `+2.31%`, `−0.40%`, `0%`. @param percent - two decimals */
export function inPercent(percent: number): string {
  const hundredths = BigInt(Math.round(Math.abs(percent) * 100));
  if (hundredths === 0n) return '0%';
  return `${percent < 0 ? '\u2212' : '+'}${inDecimals(hundredths, 2)}%`;
}
