/** The languages that a person can choose. */

/** Their codes, in the order of their names. */
export const LANGUAGES = ['en', 'id', 'de', 'es', 'fr', 'pt', 'tr', 'ru'] as const;

/** A language that a person can choose. */
export type Language = (typeof LANGUAGES)[number];

/** Whether a text is the code of one. */
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language for a host's code, for example `es-MX`; English where there is none for it. */
export function languageOf(code: string | null): Language {
  const [base = ''] = (code ?? '').toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : 'en';
}
