/** How numbers are written: as the language has it, or as a person chose. */
import type { Language } from './Language.ts';

/** `point`: 1,234.56 · `comma`: 1.234,56 · `space`: 1 234.56 · `space-comma`: 1 234,56 */
export type NumberStyle = 'point' | 'comma' | 'space' | 'space-comma';

/** All of them, the usual one first. */
export const NUMBER_STYLES: readonly NumberStyle[] = ['point', 'comma', 'space-comma', 'space'];

/** The two marks of a style. */
export interface NumberMarks {
  readonly decimalMark: '.' | ',';
  /** between thousands; the last one is the narrow no-break space */
  readonly groupMark: ',' | '.' | '\u202f';
}

/** Its marks. */
export const NUMBER_MARKS: Readonly<Record<NumberStyle, NumberMarks>> = {
  point: { decimalMark: '.', groupMark: ',' },
  comma: { decimalMark: ',', groupMark: '.' },
  space: { decimalMark: '.', groupMark: '\u202f' },
  'space-comma': { decimalMark: ',', groupMark: '\u202f' },
};

/** The style of each language. */
const LANGUAGE_STYLES: Readonly<Record<Language, NumberStyle>> = {
  en: 'point',
  id: 'comma',
  de: 'comma',
  es: 'comma',
  fr: 'space-comma',
  pt: 'comma',
  tr: 'comma',
  ru: 'space-comma',
};

/** How a language writes numbers. */
export const numberStyleOf = (language: Language): NumberStyle => LANGUAGE_STYLES[language];

/** Whether a text names one. */
export const isNumberStyle = (text: string): text is NumberStyle =>
  NUMBER_STYLES.some((style) => style === text);
