/** The one way by which texts of strangers reach a screen. Only texts that are signed are shown to the letter (`ExactText`). */
import { splitGraphemes } from './graphemes.ts';
import { visibleLine } from './visibleLine.ts';

/** Longest name of a stranger, characters as people count them. */
export const MAX_FOREIGN_LENGTH = 40;

/** Longest technical text of a stranger, such as a server's rejection. */
export const MAX_DETAIL_LENGTH = 200;

/** Stands where something would not be seen as what it is. */
const UNSEEN = '\ufffd';

/** A character of more parts than any of a language or any emoji has, code units. */
const MAX_CHARACTER_LENGTH = 36;

/** What is read for each character that is shown, code units: the rest cannot matter. */
const READ_FOR_EACH = 64;

const whole = (character: string): string => (character.length > MAX_CHARACTER_LENGTH ? UNSEEN : character);

/**
 * One line of at most 40 characters as people count them, with an ellipsis where it was longer. What hides in it, turns it
 * around or controls anything is shown as `�`; marks on a letter are four at most.
 *
 * @param text - anybody's, of any length
 * @param most - characters; `MAX_DETAIL_LENGTH` for technical texts
 */
export function foreignText(
  text: string,
  most: typeof MAX_FOREIGN_LENGTH | typeof MAX_DETAIL_LENGTH = MAX_FOREIGN_LENGTH,
): string {
  const line = visibleLine(text.slice(0, most * READ_FOR_EACH), UNSEEN);
  const characters = splitGraphemes(line, most + 1).map(whole);
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** Lines of a longer text that are shown. */
const MAX_LINES = 40;

/**
 * A longer text of a stranger, such as a description: its first lines, each as `foreignText` shows one.
 *
 * @param most - characters in all, code units
 */
export const foreignLines = (text: string, most: number): string =>
  text
    .slice(0, most)
    .split(/\r\n|[\n\r\u2028\u2029]/, MAX_LINES)
    .map((line) => visibleLine(line, UNSEEN))
    .join('\n')
    .trim();

/** The same of a text that may not be there; null for one of which nothing is seen. */
export function foreignTextOrNull(text: string | null | undefined): string | null {
  const shown = foreignText(text ?? '');
  return shown === '' ? null : shown;
}
