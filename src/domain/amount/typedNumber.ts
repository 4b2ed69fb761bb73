/** Checks that all typed amounts have in common, whatever their unit. */

import { foreignText } from '../text/foreignText.ts';
import { isReversed } from '../text/plainText.ts';

/** Why a text is not a number. */
export type TypedNumberProblem =
  | { readonly kind: 'empty' }
  /** an invisible direction mark shows its digits in reverse */
  | { readonly kind: 'turned-around' }
  /** starts with a plus or minus sign */
  | { readonly kind: 'signed'; readonly sign: string }
  /** written as 1e8 */
  | { readonly kind: 'exponent' }
  /** the first character that cannot be part of an amount */
  | { readonly kind: 'bad-character'; readonly character: string }
  /** a decimal mark and no digit */
  | { readonly kind: 'no-digits' }
  /** more than one dot or comma */
  | { readonly kind: 'several-marks'; readonly marks: number };

const EXPONENT = /^[\d.,]+e[+-]?\d+$/i;
const COULD_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

/** Why a number is malformed; null when it is digits with at most one mark. @param text - trimmed */
export function writtenWrongly(text: string): TypedNumberProblem | null {
  if (text === '') return { kind: 'empty' };
  if (isReversed(text)) return { kind: 'turned-around' };
  const sign = /^[+\-\u2212\u2013]/.exec(text);
  if (sign) return { kind: 'signed', sign: sign[0] };
  if (EXPONENT.test(text)) return { kind: 'exponent' };
  const character = /[^\d.,]/u.exec(text);
  if (character) return { kind: 'bad-character', character: foreignText(character[0]) || character[0] };
  const marks = text.replace(/\d/g, '').length;
  if (marks > 1) return { kind: 'several-marks', marks };
  return marks === text.length ? { kind: 'no-digits' } : null;
}

/** Whether a comma may group thousands: `1,234` is 1.234 to some and 1234 to others. @param text - trimmed */
export const couldBeThousands = (text: string): boolean => COULD_BE_THOUSANDS.test(text);
