/**
 * What chats, mail programs and keyboards put into a pasted text that nobody sees, and digits of other scripts: the one way for addresses,
 * keys, amounts and lists. A mark that turns digits around on the screen stays in amounts, which are refused with it.
 */

/** All that has no shape of its own: joiners, direction marks, soft hyphens, byte order marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What follows is shown the other way around: 12 as 21. */
const TURNS_AROUND = '\u202e';

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Marks between digits as keyboards of East Asia and of Arabic write them. */
const MARKS: Readonly<Record<string, string>> = { '．': '.', '。': '.', '｡': '.', '，': ',', '،': ',' };

/** What chats put between letters; joiners and variants stay: emojis and some scripts are made with them. */
const STRAY = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202d\u2060-\u206f\ufeff]/g;

/** A line with words in it, without the marks that chats put there. */
export const withoutStrayMarks = (text: string): string => text.replace(STRAY, '');

/** The text without what nobody can see. White space counts as seen. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Letters and signs as keyboards of East Asia write them, as wide as their own: each stands for one of ours. */
const WIDE = /[\uff01-\uff5e]/g;

/** The text in letters of the usual width, without what nobody can see. */
export const inPlainLetters = (text: string): string =>
  withoutInvisible(text).replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** The text of a key or an address, which has no white space in it wherever its lines were broken. */
export const withoutSpaces = (text: string): string => inPlainLetters(text).replace(/\s/g, '');

/** Whether a mark is in it that shows what follows the other way around. */
export const isReversed = (text: string): boolean => text.includes(TURNS_AROUND);

/** The ten digits of a script stand in a row, with a gap before them. */
function ownDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  let zero = code;
  while (DIGIT.test(String.fromCharCode(zero - 1))) zero--;
  return digit.length === 1 ? String(code - zero) : digit;
}

/** An amount in our own digits, without what nobody can see. Arabic marks stay: each has one meaning. */
export const plainDigits = (text: string): string =>
  (isReversed(text) ? text : withoutInvisible(text))
    .replace(FOREIGN_DIGIT, ownDigit)
    .replace(/[．。｡，،]/g, (mark) => MARKS[mark] ?? mark);
