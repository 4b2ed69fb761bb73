/**
 * Cleans pasted text: removes invisible characters from chats, mail programs and keyboards, and converts digits of other scripts. Used for
 * addresses, keys, amounts and lists. A mark that reverses digits is kept in amounts, so that they are rejected.
 */

/** Invisible characters: joiners, direction marks, soft hyphens, byte order marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Reverses the display of what follows: 12 appears as 21. */
const TURNS_AROUND = '\u202e';

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Decimal marks and commas of East Asian and Arabic keyboards. */
const MARKS: Readonly<Record<string, string>> = { '．': '.', '。': '.', '｡': '.', '，': ',', '،': ',' };

/** Invisible characters that chats insert; joiners and variation selectors stay, as emoji and some scripts need them. */
const STRAY = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202d\u2060-\u206f\ufeff]/g;

/** Removes invisible marks from a line of words. */
export const withoutStrayMarks = (text: string): string => text.replace(STRAY, '');

/** Removes invisible characters. Whitespace stays. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Fullwidth forms of ASCII, as East Asian keyboards type them. */
const WIDE = /[\uff01-\uff5e]/g;

/** The text with fullwidth forms as ASCII, without invisible characters. */
export const inPlainLetters = (text: string): string =>
  withoutInvisible(text).replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** For keys and addresses, which contain no whitespace even if they were broken into lines. */
export const withoutSpaces = (text: string): string => inPlainLetters(text).replace(/\s/g, '');

/** Whether it contains a mark that reverses the display. */
export const isReversed = (text: string): boolean => text.includes(TURNS_AROUND);

/** The ten digits of a script are consecutive, with a gap before them. */
function ownDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  let zero = code;
  while (DIGIT.test(String.fromCharCode(zero - 1))) zero--;
  return digit.length === 1 ? String(code - zero) : digit;
}

/** An amount in ASCII digits, without invisible characters. Arabic marks stay: each has only one meaning. */
export const plainDigits = (text: string): string =>
  (isReversed(text) ? text : withoutInvisible(text))
    .replace(FOREIGN_DIGIT, ownDigit)
    .replace(/[．。｡，،]/g, (mark) => MARKS[mark] ?? mark);
