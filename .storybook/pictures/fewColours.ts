// Rounds the colours of a picture, so that it becomes small: what is common stays as it is, its near neighbours become it.
import { commonFirst, nearest } from './colours.ts';
import type { Picture } from './Picture.ts';

/** No channel of any pixel moves further, of 256 steps. */
export const ROUNDING = 6;

/** The same picture in fewer colours. */
export function inFewColours({ width, height, pixels }: Picture): Picture {
  const kept: number[] = [];
  const becomes = new Map<number, number>();
  for (const colour of commonFirst(pixels)) {
    const near = nearest(colour, kept, ROUNDING);
    if (near === undefined) kept.push(colour);
    becomes.set(colour, near ?? colour);
  }
  return { width, height, pixels: pixels.map((colour) => becomes.get(colour) ?? colour) };
}
