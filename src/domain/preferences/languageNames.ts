import type { Language } from './Language.ts';

/** By code, each named in itself. */
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
