/**
 * In which language Kennel speaks. English is written where it is said and always there; another language is a catalogue
 * that replaces it, loaded on demand, and is looked up each time something is said.
 */
import type { Language } from '../domain/preferences/Language.ts';

export { LANGUAGES, type Language } from '../domain/preferences/Language.ts';

/** English in disguise: longer and accented, or from right to left. For looking at the layout only; `loadLanguage` brings it. */
export type PseudoLanguage = 'pseudo' | 'pseudo-rtl';

/** What is said in a language, by `file.NAME`. */
export type Catalogue = ReadonlyMap<string, unknown>;

/** Puts a sentence, or every sentence in what was said, into disguise. */
export type Disguise = (said: unknown) => unknown;

declare const translatable: unique symbol;

/** Marks what a catalogue has to say in its language. */
interface Translatable {
  readonly [translatable]: true;
}

/** A sentence, sentences by name, or a function that says something: in the language that is spoken now. */
export type InLanguage<Said> = Said & Translatable;

type Unmarked<Said> = Said extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Answer
  : { readonly [Name in keyof Omit<Said, typeof translatable>]: Omit<Said, typeof translatable>[Name] };

/** What a language has to say in place of one file of sentences. */
export type TranslationOf<File> = {
  readonly [Name in keyof File as File[Name] extends Translatable ? Name : never]: Unmarked<File[Name]>;
};

type Speech = (...given: never[]) => unknown;

let spoken: Language | PseudoLanguage = 'en';
let catalogue: Catalogue = new Map();
/** what is done to each sentence before it is said */
let disguise: Disguise | null = null;

/** The language that is spoken now. */
export const spokenLanguage = (): Language | PseudoLanguage => spoken;

/** Whether lines run from right to left. */
export const runsRightToLeft = (): boolean => spoken === 'pseudo-rtl';

/**
 * Speaks another language from now on; what was drawn before has to be drawn again.
 *
 * @param translations - empty for English and its disguises
 * @param inDisguise - for a disguise only
 */
export function speak(
  language: Language | PseudoLanguage,
  translations: Catalogue = new Map(),
  inDisguise: Disguise | null = null,
): void {
  spoken = language;
  catalogue = translations;
  disguise = inDisguise;
}

const said = (value: unknown): unknown => (disguise === null ? value : disguise(value));

/**
 * Makes English replaceable by another language.
 *
 * @param key - `file.NAME`, as exported
 * @param english - words by name, or a function that says something
 */
export function inLanguage<Said extends object>(key: string, english: Said): InLanguage<Said> {
  const now = (): Said => (catalogue.get(key) ?? english) as Said;
  const live =
    typeof english === 'function'
      ? (...given: never[]) => said((now() as Speech)(...given))
      : new Proxy(english, { get: (_target, name) => said(Reflect.get(now(), name)) });
  return live as unknown as InLanguage<Said>;
}
