/** The languages that a person can choose. */

/** By code, each named in itself. */
export const LANGUAGES = {
  en: 'English',
  id: 'Bahasa Indonesia',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português (Brasil)',
  tr: 'Türkçe',
  ru: 'Русский',
} as const;

/** A language that a person can choose. */
export type Language = keyof typeof LANGUAGES;

/** Whether a text is the code of one. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The language for a host's code, for example `es-MX`; English where there is none for it. */
export function languageOf(code: string | null): Language {
  const [base = ''] = (code ?? '').toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : 'en';
}
