// Formats lists and names with `Intl`.
import { pageLanguage } from '../i18n.ts';

/** The locale of the current language. British English, to put the day before the month. */
export const intlLocale = (): string => (pageLanguage() === 'en' ? 'en-GB' : pageLanguage());

/** `1, 2 and 3`. */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(items);

/** `Spanish`, in the current language; the code if the browser has no name for it. */
export const nameSpokenLanguage = (code: string): string =>
  new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(code) ?? code;
