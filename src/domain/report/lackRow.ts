/** A row of a table that says what is missing in it. */
import type { Cell } from './csv.ts';

/**
 * As wide as the others, below the headings: whoever opens the table sees it, and no reader stumbles.
 *
 * @param width - cells of every row
 * @param texts - by the position of their cell; the others stay empty
 */
export const lackRow = (width: number, texts: Readonly<Record<number, string>>): readonly Cell[] =>
  Array.from({ length: width }, (_, at): Cell => texts[at] ?? { own: '' });
