// Messages of the preferences.
import type { Language } from '../../../domain/preferences/Language.ts';
import { LANGUAGE_NAMES } from '../../../domain/preferences/languageNames.ts';
import { messages, pageLanguage, t } from '../../i18n.ts';

export const PREFERENCE_MESSAGES = messages('preference', {
  title: 'Preferences',
  reading: 'Language and money',
  language: 'Language',
  hostLanguage: 'Same as Telegram',
  currency: 'Currency',
  currencyText: 'Shows what your DOGE is worth. For display only: you always send DOGE.',
  noPrice: 'Price unavailable',
  asking: 'Loading price',
  numbers: 'Number format',
  numbersText: 'How amounts are shown, and how the ones you type are read.',
  languageNumbers: 'Same as the language',
  seen: 'Privacy',
  hide: 'Hide balances',
  hideText: 'Amounts are hidden until you tap the eye on the home screen.',
});

/** `1 DOGE is $0.20`. @param price - formatted, with its sign */
export const describePrice = (price: string): string => t('preference.price', '1 DOGE is {price}', { price });

export const nameLanguage = (language: Language): string => LANGUAGE_NAMES[language];

/** `US Dollar`, in the current language; the code if the browser has no name for it. */
export function nameCurrency(currency: string): string {
  const code = currency.toUpperCase();
  const name = new Intl.DisplayNames([pageLanguage()], { type: 'currency' }).of(code) ?? code;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
