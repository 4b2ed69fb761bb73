/** Counts graphemes: a family emoji is one, and so is a letter with its accents. */

/** Not supported by older engines. */
export type GraphemeSplitter = Pick<Intl.Segmenter, 'segment'>;

const MODIFIERS = String.raw`[\p{M}\p{Emoji_Modifier}\u{200c}\u{e0020}-\u{e007f}]*`;

/** Flags of two letters, joined emoji, a letter with its marks, or any other character. */
const ROUGHLY_ONE = new RegExp(
  String.raw`\p{RI}\p{RI}|.${MODIFIERS}(?:\u{200d}\p{Extended_Pictographic}?${MODIFIERS})*`,
  'gsu',
);

/** The engine's own segmenter; null if unsupported. */
export const engineSplitter = (): GraphemeSplitter | null =>
  typeof Intl === 'object' && typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null;

/** Counts with the engine's segmenter, or approximately without one. */
export function countGraphemes(text: string, splitter: GraphemeSplitter | null = engineSplitter()): number {
  if (splitter === null) return text.match(ROUGHLY_ONE)?.length ?? 0;
  let count = 0;
  for (const _ of splitter.segment(text)) count += 1;
  return count;
}

/** The first grapheme; empty when there is none. */
export function firstGrapheme(text: string, splitter: GraphemeSplitter | null = engineSplitter()): string {
  if (splitter === null) return text.match(ROUGHLY_ONE)?.[0] ?? '';
  for (const { segment } of splitter.segment(text)) return segment;
  return '';
}

/** The first graphemes of a text. @param most - maximum number */
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
