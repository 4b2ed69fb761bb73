/** The languages of BIP39's word lists. */

/** Ordered by the numbers under which the vault stores them: append new ones. */
export const PHRASE_LANGUAGES = [
  'english',
  'chinese_simplified',
  'chinese_traditional',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;

export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];

export const isPhraseLanguage = (text: string): text is PhraseLanguage =>
  (PHRASE_LANGUAGES as readonly string[]).includes(text);
