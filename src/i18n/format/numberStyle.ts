// How numbers are written now: a choice of the person, looked up each time a number is written.
import { NUMBER_MARKS, type NumberMarks, type NumberStyle } from '../../domain/preferences/NumberStyle.ts';

let style: NumberStyle = 'point';

/** The style that numbers are written in now. */
export const numberStyle = (): NumberStyle => style;

/** Writes numbers in another style from now on; what was drawn before has to be drawn again. */
export function writeNumbers(next: NumberStyle): void {
  style = next;
}

/** The marks of now, for `formatDoge` and `splitDoge`. */
export const numberMarks = (): NumberMarks => NUMBER_MARKS[style];
