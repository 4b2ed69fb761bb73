/** How a person wants numbers written. */

/** `point`: 1,234.56 · `comma`: 1.234,56 · `space`: 1 234.56 */
export type NumberStyle = 'point' | 'comma' | 'space';

/** All of them, the usual one first. */
export const NUMBER_STYLES: readonly NumberStyle[] = ['point', 'comma', 'space'];

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
};

/** Whether a text names one. */
export const isNumberStyle = (text: string): text is NumberStyle =>
  NUMBER_STYLES.some((style) => style === text);
