import type { Language } from './Language.ts';

/** The languages' own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português (Brasil)',
  tr: 'Türkçe',
  ru: 'Русский',
};
