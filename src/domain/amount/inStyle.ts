/**
 * Numbers as people type and paste them, in the marks of their style, and as `parseDoge` reads them: a dot before the decimals, nothing
 * between thousands. What may mean two amounts is left to it with a comma, which it refuses.
 */
import { NUMBER_MARKS, type NumberMarks, type NumberStyle } from '../preferences/NumberStyle.ts';
import { plainDigits } from '../text/plainText.ts';

/** Spaces between thousands, of a keyboard and those that are not broken, and the apostrophe. */
const SPACED = /^[1-9]\d{0,2}([ \u00a0\u2009\u202f'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;
/** Both marks: the one before three digits each time is between thousands. */
const BOTH_MARKS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d*$/;
/** One mark several times cannot be before decimals. */
const SEVERAL_GROUPS = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
/** One mark before three digits: decimals to some, thousands to others. */
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** The Arabic marks: one of each has one meaning. */
const ARABIC_MARKS = /^(?:\d*|[1-9]\d{0,2}(?:٬\d{3})+)(?:٫\d*)?$/;

/** @param decimal - between whole and fraction, where there is one */
const withDot = (text: string, decimal: number): string =>
  decimal < 0
    ? text.replace(/\D/g, '')
    : `${text.slice(0, decimal).replace(/\D/g, '')}.${text.slice(decimal + 1)}`;

/**
 * Whether a number may mean two: a mark before three digits that is not the one before decimals. Keyboards have one mark only for some
 * people, so it need not be between thousands; fields draw those themselves.
 */
export const mayMeanTwo = (text: string, { decimalMark }: Pick<NumberMarks, 'decimalMark'>): boolean =>
  (ONE_GROUP.exec(text.trim())?.[1] ?? decimalMark) !== decimalMark;

/**
 * What was typed, for `parseDoge`: thousands only where they cannot be decimals.
 *
 * @example plainNumber('1.234,5', 'point') // '1234.5'
 * @example plainNumber('1,500', 'comma') // '1.500'
 * @example plainNumber('1.500', 'comma') // '1,500', which is refused: it may be either
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
 * A number of a list, for `parseDoge`: it may come from a table with marks of its own, and thousands apart. One mark before three digits
 * is refused unless it is a dot where people have a dot before decimals.
 *
 * @example pastedNumber('1.500', 'comma') // '1,500', which is refused
 */
export function pastedNumber(pasted: string, style: NumberStyle): string {
  const text = plainDigits(pasted).trim();
  if (!ONE_GROUP.test(text)) return plainNumber(text, style);
  return NUMBER_MARKS[style].decimalMark === ',' ? text.replace('.', ',') : text;
}

/** The same number with a zero behind three decimals: nobody takes it for thousands then. @param plain - with a dot before its decimals */
export const beyondDoubt = (plain: string): string => (ONE_GROUP.test(plain) ? `${plain}0` : plain);

/** An amount with a dot before its decimals, as it is typed in a style. */
export const typedIn = (plain: string, style: NumberStyle): string =>
  plain.replace('.', NUMBER_MARKS[style].decimalMark);

/** What was typed in one style, typed in another: nothing of it where it is no amount, or might mean two. */
export function retyped(typed: string, from: NumberStyle, to: NumberStyle): string {
  if (from === to) return typed;
  const plain = plainNumber(typed, from);
  const isPlain = /^\d*[.,]?\d*$/.test(plain) && ONE_GROUP.exec(plain)?.[1] !== ',';
  return isPlain ? typedIn(plain.replace(',', '.'), to) : '';
}
