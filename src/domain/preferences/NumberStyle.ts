/** How numbers are written: by the language's convention, or as chosen by the user. */
import type { Language } from './Language.ts';

/** `point`: 1,234.56 · `comma`: 1.234,56 · `space`: 1 234.56 · `space-comma`: 1 234,56 */
export type NumberStyle = 'point' | 'comma' | 'space' | 'space-comma';

/** The usual one first. */
export const NUMBER_STYLES: readonly NumberStyle[] = ['point', 'comma', 'space-comma', 'space'];

export interface NumberMarks {
  readonly decimalMark: '.' | ',';
  /** between thousands; the last one is the narrow no-break space */
  readonly groupMark: ',' | '.' | '\u202f';
}

export const NUMBER_MARKS: Readonly<Record<NumberStyle, NumberMarks>> = {
  point: { decimalMark: '.', groupMark: ',' },
  comma: { decimalMark: ',', groupMark: '.' },
  space: { decimalMark: '.', groupMark: '\u202f' },
  'space-comma': { decimalMark: ',', groupMark: '\u202f' },
};

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

export const numberStyleOf = (language: Language): NumberStyle => LANGUAGE_STYLES[language];

export const isNumberStyle = (text: string): text is NumberStyle =>
  NUMBER_STYLES.some((style) => style === text);
