/** The languages of the user interface. */

/** Codes, in the order of the languages' names. */
export const LANGUAGES = ['en', 'id', 'de', 'es', 'fr', 'pt', 'tr', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language for a host's code, for example `es-MX`; defaults to English. */
export function languageOf(code: string | null): Language {
  const [base = ''] = (code ?? '').toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : 'en';
}
