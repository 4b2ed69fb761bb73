// Writes what an amount of DOGE is worth in the person's currency; for display only.

import { type FiatPrice, microsOf } from '../../domain/amount/FiatPrice.ts';
import { t } from '../i18n.ts';
import { inDecimals } from './inCount.ts';

const MICRO_DECIMALS = 6;

/** Currencies whose short sign is nobody else's. */
const OWN_SIGNS = ['rub', 'uah', 'try', 'ngn', 'pln', 'krw'];

/** How a currency is written: its sign before the number, and how many decimals it has. */
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

/** `under $0.01`: less than the least that the currency can say. */
export const underFiat = (least: string): string => t('fiat.underFiat', 'under {least}', { least });

/** The sign of a currency, for example `$`. @param currency - ISO 4217, lower case */
export const fiatSign = (currency: string): string => formOf(currency).sign.trim();

/**
 * `$8.31`, rounded to the last decimal that the currency has; `under $0.01` for less than half of it that is not nothing.
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
