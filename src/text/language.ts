/**
 * In which language Kennel speaks. English is written where it is said and always there; another language is a catalogue
 * that replaces it, loaded on demand, and is looked up each time something is said.
 */
import type { Language } from '../domain/preferences/Language.ts';
import { disguise } from './pseudo.ts';

export { LANGUAGES, type Language } from '../domain/preferences/Language.ts';

/** English in disguise: longer and accented, or from right to left. For looking at the layout only. */
export type PseudoLanguage = 'pseudo' | 'pseudo-rtl';

/** What is said in a language, by `file.NAME`. */
export type Catalogue = ReadonlyMap<string, unknown>;

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

/** The language that is spoken now. */
export const spokenLanguage = (): Language | PseudoLanguage => spoken;

/** Whether lines run from right to left. */
export const runsRightToLeft = (): boolean => spoken === 'pseudo-rtl';

/**
 * Speaks another language from now on; what was drawn before has to be drawn again.
 *
 * @param translations - empty for English and its disguises
 */
export function speak(language: Language | PseudoLanguage, translations: Catalogue = new Map()): void {
  spoken = language;
  catalogue = translations;
}

const isDisguised = (): boolean => spoken === 'pseudo' || spoken === 'pseudo-rtl';

const said = (value: unknown): unknown => (isDisguised() ? disguise(value) : value);

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
      : new Proxy(english, { get: (_words, name) => said(Reflect.get(now(), name)) });
  return live as unknown as InLanguage<Said>;
}
