/** The selectable currencies: those that Blockbook servers usually quote. ISO 4217, lower case. */

/** The usual ones first. */
export const CURRENCIES = [
  'usd',
  'eur',
  'gbp',
  'rub',
  'uah',
  'try',
  'brl',
  'inr',
  'jpy',
  'cny',
  'mxn',
  'ars',
  'clp',
  'krw',
  'idr',
  'ngn',
  'pln',
  'cad',
  'aud',
  'chf',
] as const;

/** The default currency for prices. */
export const USUAL_CURRENCY = 'usd';

export const isCurrency = (text: string): boolean => CURRENCIES.some((currency) => currency === text);
