// Writes several things in a row, as the language does.
import { intlLocale } from './intlLocale.ts';

/** `1, 2 and 3`. */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(items);
