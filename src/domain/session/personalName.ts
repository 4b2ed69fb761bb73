/** Reads the name that a person gives to a wallet or an account: one line, visible, and not too long to show. */
import { ok, type Result, refuse } from '../result.ts';
import { countGraphemes } from './graphemes.ts';

/** A name that was read: 1 to 24 characters as people count them, NFC, nothing invisible in it. */
export type PersonalName = string & { readonly __brand: 'PersonalName' };

/** Why a text is no name. */
export type PersonalNameProblem =
  | { readonly kind: 'empty' }
  /** `count` characters as people count them */
  | { readonly kind: 'too-long'; readonly count: number; readonly most: typeof LONGEST_NAME };

/** Characters that a name may have, as people count them. */
export const LONGEST_NAME = 24;

const WHITE_SPACE = /[\t-\r\u0085\p{Z}]+/gu;

/** Marks beyond so many on one letter would climb out of their line. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

const PICTURE = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{fe0e}\u{fe0f}]*`;
const JOINING_LETTER = String.raw`[\p{M}\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]`;

/** Sequences in which characters without a shape of their own belong to the shape of their neighbours. */
const WELCOME = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`,
  String.raw`${PICTURE}(?:\u{200d}${PICTURE})*`,
  String.raw`[0-9#*]\u{fe0f}\u{20e3}`,
  String.raw`${JOINING_LETTER}(?:[\u{200c}\u{200d}]${JOINING_LETTER})+`,
].join('|');

/** Controls, direction marks, fillers, half characters: all that cannot be seen. */
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}]`;

/** Engines of older phones cannot look behind: what is welcome is matched too, and put back. */
const WELCOME_OR_INVISIBLE = new RegExp(`(${WELCOME})|${INVISIBLE}`, 'gu');

const tidyOnce = (text: string): string =>
  text
    .normalize('NFC')
    .replace(WHITE_SPACE, ' ')
    .replace(WELCOME_OR_INVISIBLE, '$1')
    .replace(TOO_MANY_MARKS, '$1')
    .trim();

/**
 * One line of visible text: white space collapsed, nothing invisible, composed (NFC).
 *
 * What is taken out may bring together what has to be tidied then; every round takes something out, so it ends.
 */
export function tidyLine(text: string): string {
  let before = text;
  for (let after = tidyOnce(before); after !== before; after = tidyOnce(before)) before = after;
  return before;
}

/**
 * Reads a name: white space is trimmed and collapsed, characters that nobody sees or that turn the direction of others are
 * left out, and the rest is composed (NFC).
 *
 * Problems: `empty` · `too-long`
 *
 * @example readPersonalName('  Much   treats ') // ok, 'Much treats'
 */
export function readPersonalName(text: string): Result<PersonalName, PersonalNameProblem> {
  const name = tidyLine(text);
  if (name === '') return refuse({ kind: 'empty' });
  const count = countGraphemes(name);
  return count > LONGEST_NAME
    ? refuse({ kind: 'too-long', count, most: LONGEST_NAME })
    : ok(name as PersonalName);
}
