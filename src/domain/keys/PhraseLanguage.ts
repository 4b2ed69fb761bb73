/** The languages of BIP39's word lists. */

/** In the order of the numbers under which the vault keeps them: new ones go to the end. */
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

/** A language in which phrases are read. */
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];

/** Whether a text names one. */
export const isPhraseLanguage = (text: string): text is PhraseLanguage =>
  (PHRASE_LANGUAGES as readonly string[]).includes(text);
