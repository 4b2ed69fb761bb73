/** Makes one line of visible text: nothing in it is hidden, reversed, or drawn outside of the line. */

const WHITE_SPACE = /[\t-\r\u0085\p{Z}]+/gu;

/** More than four marks on one letter would be drawn outside of the line; joiners between them do not restart the count. */
const TOO_MANY_MARKS = /((?:\p{M}[\u{200c}\u{200d}]*){4})(?:[\u{200c}\u{200d}]*\p{M})+/gu;

const PICTURE = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{fe0e}\u{fe0f}]*`;
const JOINING_LETTER = String.raw`[\p{M}\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]`;

/** Sequences in which invisible characters shape their neighbors. */
const WELCOME = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`,
  String.raw`${PICTURE}(?:\u{200d}${PICTURE})*`,
  String.raw`[0-9#*]\u{fe0f}\u{20e3}`,
  String.raw`${JOINING_LETTER}(?:[\u{200c}\u{200d}]${JOINING_LETTER})+`,
].join('|');

/** Invisible characters: controls, direction marks, fillers, lone surrogates. */
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u{2800}]+`;

/** Older engines have no lookbehind: allowed sequences are matched too, and put back. */
const WELCOME_OR_INVISIBLE = new RegExp(`(${WELCOME})|${INVISIBLE}`, 'gu');

const once = (text: string, standIn: string): string =>
  text
    .normalize('NFC')
    .replace(WHITE_SPACE, ' ')
    .replace(WELCOME_OR_INVISIBLE, (_all, welcome?: string) => welcome ?? standIn)
    .replace(TOO_MANY_MARKS, '$1')
    .trim();

/**
 * One line of visible text: whitespace collapsed, nothing invisible, composed (NFC).
 *
 * Repeats until nothing changes, as a removal may bring together characters that need tidying; each round shortens the text, so it ends.
 *
 * @param standIn - replaces invisible characters: nothing, or one visible character
 */
export function visibleLine(text: string, standIn: '' | '\ufffd'): string {
  let before = text;
  for (let after = once(before, standIn); after !== before; after = once(before, standIn)) before = after;
  return before;
}
