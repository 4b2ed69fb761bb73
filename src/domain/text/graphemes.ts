/** Counts characters as people count them: a family of emoji is one, and so is a letter with its accents. */

/** What the engine offers for it; older ones offer nothing. */
export type GraphemeSplitter = Pick<Intl.Segmenter, 'segment'>;

const MODIFIERS = String.raw`[\p{M}\p{Emoji_Modifier}\u{200c}\u{e0020}-\u{e007f}]*`;

/** Flags of two letters, emoji joined to one, a letter with its marks, or whatever is left. */
const ROUGHLY_ONE = new RegExp(
  String.raw`\p{RI}\p{RI}|.${MODIFIERS}(?:\u{200d}\p{Extended_Pictographic}?${MODIFIERS})*`,
  'gsu',
);

/** The engine's own splitter; null where there is none. */
export const engineSplitter = (): GraphemeSplitter | null =>
  typeof Intl === 'object' && typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null;

/** Counts with the engine's splitter, or roughly where there is none. */
export function countGraphemes(text: string, splitter: GraphemeSplitter | null = engineSplitter()): number {
  if (splitter === null) return text.match(ROUGHLY_ONE)?.length ?? 0;
  let count = 0;
  for (const _ of splitter.segment(text)) count += 1;
  return count;
}

/** The first character as people count them; empty when there is none. */
export function firstGrapheme(text: string, splitter: GraphemeSplitter | null = engineSplitter()): string {
  if (splitter === null) return text.match(ROUGHLY_ONE)?.[0] ?? '';
  for (const { segment } of splitter.segment(text)) return segment;
  return '';
}

/** Characters as people count them, from the start of a text. @param most - how many at most */
export function splitGraphemes(
  text: string,
  most: number,
  splitter: GraphemeSplitter | null = engineSplitter(),
): readonly string[] {
  if (splitter === null) return (text.match(ROUGHLY_ONE) ?? []).slice(0, most);
  const characters: string[] = [];
  for (const { segment } of splitter.segment(text)) {
    if (characters.length >= most) break;
    characters.push(segment);
  }
  return characters;
}
