/** A table row about missing data. */
import type { Cell } from './csv.ts';

/**
 * As wide as the others and below the headings: everyone who opens the table sees it, and parsers accept it.
 *
 * @param width - cells of every row
 * @param texts - by cell index; the others stay empty
 */
export const lackRow = (width: number, texts: Readonly<Record<number, string>>): readonly Cell[] =>
  Array.from({ length: width }, (_, at): Cell => texts[at] ?? { own: '' });
