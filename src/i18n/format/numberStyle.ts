// The current number style, read each time a number is formatted.
import { NUMBER_MARKS, type NumberMarks, type NumberStyle } from '../../domain/preferences/NumberStyle.ts';

let style: NumberStyle = 'point';

export const numberStyle = (): NumberStyle => style;

/** Sets the style for numbers; components have to be rendered again afterwards. */
export function writeNumbers(next: NumberStyle): void {
  style = next;
}

/** The current marks, for `formatDoge` and `splitDoge`. */
export const numberMarks = (): NumberMarks => NUMBER_MARKS[style];
