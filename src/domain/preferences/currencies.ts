/** The currencies that a person can choose: what Blockbook servers usually quote. ISO 4217, lower case. */

/** Currencies, the usual ones first. */
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

/** What prices are told in until somebody chooses. */
export const USUAL_CURRENCY = 'usd';

/** Whether a text is a currency that can be chosen. */
export const isCurrency = (text: string): boolean => CURRENCIES.some((currency) => currency === text);
