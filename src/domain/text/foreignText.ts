/** All untrusted text passes through here before it is displayed. Only texts to be signed are shown exactly (`ExactText`). */
import { splitGraphemes } from './graphemes.ts';
import { visibleLine } from './visibleLine.ts';

/** Maximum length of an untrusted name, graphemes. */
export const MAX_FOREIGN_LENGTH = 40;

/** Maximum length of an untrusted technical text, such as a server's rejection. */
export const MAX_DETAIL_LENGTH = 200;

/** Replaces characters that would be invisible or misleading. */
const UNSEEN = '\ufffd';

/** A grapheme longer than any in a language or emoji, UTF-16 code units. */
const MAX_CHARACTER_LENGTH = 36;

/** UTF-16 code units read per character displayed: the rest is irrelevant. */
const READ_FOR_EACH = 64;

const whole = (character: string): string => (character.length > MAX_CHARACTER_LENGTH ? UNSEEN : character);

/**
 * One line of at most 40 graphemes, with an ellipsis when it was longer. Invisible, direction and control characters are shown as `�`; a
 * letter has at most four marks.
 *
 * @param text - untrusted, of any length
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

/** Maximum lines of a longer text. */
const MAX_LINES = 40;

/**
 * A longer untrusted text, such as a description: its first lines, each cleaned as in `foreignText`.
 *
 * @param most - maximum total, UTF-16 code units
 */
export const foreignLines = (text: string, most: number): string =>
  text
    .slice(0, most)
    .split(/\r\n|[\n\r\u2028\u2029]/, MAX_LINES)
    .map((line) => visibleLine(line, UNSEEN))
    .join('\n')
    .trim();

/** `foreignText` for an optional text; null when nothing visible is left. */
export function foreignTextOrNull(text: string | null | undefined): string | null {
  const shown = foreignText(text ?? '');
  return shown === '' ? null : shown;
}
