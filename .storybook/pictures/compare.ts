// Finds the pixels in which two pictures differ, and draws them.
import { distance } from './colours.ts';
import { ROUNDING } from './fewColours.ts';
import type { Picture } from './Picture.ts';

/** A kept picture is off by its rounded colours, and by nothing else: the same browser draws the same. */
const SAME_COLOUR = ROUNDING;

const MARK = 0xff2050;

/** A part of a picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where two pictures differ. */
export interface Difference {
  /** of both pictures together */
  readonly width: number;
  readonly height: number;
  /** pixels, counted row by row */
  readonly places: readonly number[];
}

/** The colour at a place, or nothing beyond the edge. */
const colourAt = ({ width, height, pixels }: Picture, x: number, y: number): number | undefined =>
  x < width && y < height ? pixels[y * width + x] : undefined;

const isSame = (before: number | undefined, after: number | undefined): boolean =>
  before === after || (before !== undefined && after !== undefined && distance(before, after) <= SAME_COLOUR);

/** Compares two pictures. What only one of them has differs. */
export function differenceOf(one: Picture, other: Picture): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const places: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isSame(colourAt(one, x, y), colourAt(other, x, y))) places.push(y * width + x);
    }
  }
  return { width, height, places };
}

/** How many of the pixels lie in none of the boxes. */
export function countOutside({ width, places }: Difference, boxes: readonly Box[]): number {
  const isInside = (place: number) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    return boxes.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  };
  return places.filter((place) => !isInside(place)).length;
}

/** The pixels that differ, over a dark shade of a picture. */
export function drawDifference({ width, height, places }: Difference, ground: Picture): Picture {
  const pixels = new Uint32Array(width * height).map((_, place) => {
    const colour = colourAt(ground, place % width, Math.floor(place / width)) ?? 0;
    return (colour >> 2) & 0x3f3f3f;
  });
  for (const place of places) pixels[place] = MARK;
  return { width, height, pixels };
}
