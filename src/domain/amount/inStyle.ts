/**
 * Converts typed and pasted numbers of a number style to the form that `parseDoge` reads: a dot before the decimals, no group marks. An
 * ambiguous number is left with a comma, which `parseDoge` rejects.
 */
import { NUMBER_MARKS, type NumberMarks, type NumberStyle } from '../preferences/NumberStyle.ts';
import { plainDigits } from '../text/plainText.ts';

/** Thousands grouped by an ordinary or a no-break space, or an apostrophe. */
const SPACED = /^[1-9]\d{0,2}([ \u00a0\u2009\u202f'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;
/** Both marks: the one that is always followed by three digits groups thousands. */
const BOTH_MARKS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d*$/;
/** A mark that occurs several times cannot be the decimal mark. */
const SEVERAL_GROUPS = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
/** One mark before three digits: a decimal mark in some countries, a group mark in others. */
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** The Arabic marks: each has only one meaning. */
const ARABIC_MARKS = /^(?:\d*|[1-9]\d{0,2}(?:٬\d{3})+)(?:٫\d*)?$/;

/** @param decimal - index of the decimal mark, -1 if there is none */
const withDot = (text: string, decimal: number): string =>
  decimal < 0
    ? text.replace(/\D/g, '')
    : `${text.slice(0, decimal).replace(/\D/g, '')}.${text.slice(decimal + 1)}`;

/**
 * Whether a number is ambiguous: its only mark precedes three digits and is not the style's decimal mark. Some keyboards offer only one
 * mark, so it need not be a group mark; fields insert group marks themselves.
 */
export const mayMeanTwo = (text: string, { decimalMark }: Pick<NumberMarks, 'decimalMark'>): boolean =>
  (ONE_GROUP.exec(text.trim())?.[1] ?? decimalMark) !== decimalMark;

/**
 * A typed number in the form for `parseDoge`: group marks are removed only where they cannot be decimal marks.
 *
 * @example plainNumber('1.234,5', 'point') // '1234.5'
 * @example plainNumber('1,500', 'comma') // '1.500'
 * @example plainNumber('1.500', 'comma') // '1,500', rejected as ambiguous
 */
export function plainNumber(typed: string, style: NumberStyle): string {
  const text = plainDigits(typed).trim();
  if (/[٫٬]/.test(text) && ARABIC_MARKS.test(text)) return withDot(text, text.indexOf('٫'));
  const mark = ONE_GROUP.exec(text)?.[1];
  if (mark !== undefined) return text.replace(mark, mayMeanTwo(text, NUMBER_MARKS[style]) ? ',' : '.');
  if (SEVERAL_GROUPS.test(text)) return withDot(text, -1);
  if (!SPACED.test(text) && !BOTH_MARKS.test(text)) return text;
  return withDot(text, SPACED.test(text) ? text.search(/[.,]/) : text.search(/[.,]\d*$/));
}

/**
 * A number from a list in the form for `parseDoge`: it may come from a table with another style. One mark before three digits is rejected
 * as ambiguous, unless it is a dot and the style's decimal mark is the dot.
 *
 * @example pastedNumber('1.500', 'comma') // '1,500', which is rejected
 */
export function pastedNumber(pasted: string, style: NumberStyle): string {
  const text = plainDigits(pasted).trim();
  if (!ONE_GROUP.test(text)) return plainNumber(text, style);
  return NUMBER_MARKS[style].decimalMark === ',' ? text.replace('.', ',') : text;
}

/** Appends a zero to three decimals, so that they cannot be mistaken for thousands. @param plain - with a dot before its decimals */
export const beyondDoubt = (plain: string): string => (ONE_GROUP.test(plain) ? `${plain}0` : plain);

/** Converts an amount with a decimal dot to a number style. */
export const typedIn = (plain: string, style: NumberStyle): string =>
  plain.replace('.', NUMBER_MARKS[style].decimalMark);

/** Converts what was typed in one style to another; empty when it is no amount, or is ambiguous. */
export function retyped(typed: string, from: NumberStyle, to: NumberStyle): string {
  if (from === to) return typed;
  const plain = plainNumber(typed, from);
  const isPlain = /^\d*[.,]?\d*$/.test(plain) && ONE_GROUP.exec(plain)?.[1] !== ',';
  return isPlain ? typedIn(plain.replace(',', '.'), to) : '';
}
