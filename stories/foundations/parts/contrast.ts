// Readability: WCAG's contrast of every text color on each of its backgrounds.
import { colour } from '../../../src/components/theme/tokens.ts';

export type ColourName = keyof typeof colour;

/** A background, and the text colors used on it. */
export interface Ground {
  readonly name: string;
  /** as #rrggbb */
  readonly colour: string;
  readonly text: readonly ColourName[];
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of a color, from 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns from 1, equal colors, to 21, black on white */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The result of `color-mix(in srgb, over share, under)`. */
export function mix(over: string, share: number, under: string): string {
  const below = channels(under);
  return toHex(channels(over).map((value, place) => value * share + (below[place] ?? 0) * (1 - share)));
}

/** The minimum for text. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const ENOUGH = 4.5;
/** The contrast to reach where possible. */
export const MORE = 7;

/** The WCAG grade of a contrast. */
export function gradeOf(contrast: number): 'AAA' | 'AA' | 'fails' {
  if (contrast >= MORE) return 'AAA';
  return contrast >= ENOUGH ? 'AA' : 'fails';
}

const SIGNALS = ['gold', 'received', 'problem', 'caution', 'note'] as const;

/** The colors of text. */
export const TEXT_COLOURS = ['text', 'dim', 'faint', ...SIGNALS] as const satisfies readonly ColourName[];

/** The backgrounds of every screen, from back to front. */
export const GROUNDS: readonly Ground[] = [
  { name: 'page', colour: colour.page, text: TEXT_COLOURS },
  { name: 'card', colour: colour.card, text: TEXT_COLOURS },
  { name: 'raised', colour: colour.raised, text: ['text', 'dim', ...SIGNALS] },
];

/** Backgrounds of single components. */
export const SPECIAL_GROUNDS: readonly Ground[] = [
  { name: 'gold button', colour: colour.gold, text: ['gold-ink'] },
  { name: 'gold button, pressed', colour: colour['gold-bright'], text: ['gold-ink'] },
  { name: 'risky button', colour: mix(colour.problem, 0.12, colour.page), text: ['problem'] },
  { name: 'warning', colour: mix(colour.caution, 0.08, colour.card), text: ['text', 'dim', 'caution'] },
  { name: 'problem', colour: mix(colour.problem, 0.08, colour.card), text: ['text', 'dim', 'problem'] },
  { name: 'hidden character', colour: colour.caution, text: ['gold-ink'] },
  { name: 'tick', colour: colour.text, text: ['page'] },
  { name: 'page made by a stranger', colour: colour.paper, text: ['ink'] },
];
