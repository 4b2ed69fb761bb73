/** Makes names of strangers safe to stand in a line: nothing in them hides, turns the line around, or runs on for ever. */

/** Longest name that is shown, characters. */
const LONGEST = 64;

/** Stands for a character that would not be seen as what it is. */
const UNSEEN = '\ufffd';

/** Controls, direction marks, fillers, half characters. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const JOINER = '\u200d';
const COLOURED = '\ufe0f';
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;

/** Whether a mark joins or colours the pictograph before it, as it should. */
const belongs = (letter: string, before: string): boolean =>
  (letter === JOINER || letter === COLOURED) && (PICTOGRAPH.test(before) || before === COLOURED);

const seen = (letter: string, place: number, letters: readonly string[]): string =>
  HIDDEN.test(letter) && !belongs(letter, letters[place - 1] ?? '') ? UNSEEN : letter;

/** @param text - a tick, a name or a title as somebody wrote it */
export function seenName(text: string): string {
  const letters = Array.from(
    text
      .slice(0, 4 * LONGEST)
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const shown = letters.slice(0, LONGEST).map(seen).join('');
  return letters.length > LONGEST ? `${shown}…` : shown;
}
