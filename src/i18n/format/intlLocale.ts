// Whose dates and lists are written.
import { pageLanguage } from '../i18n.ts';

/** In the words of `Intl`. English puts the day before the month. */
export const intlLocale = (): string => (pageLanguage() === 'en' ? 'en-GB' : pageLanguage());
