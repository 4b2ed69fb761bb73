// Writes a picture as a PNG file with a palette. Its rarest colours, if they do not fit in, follow in a part of their own,
// which other programs pass over: they show the nearest colour there.
import { crc32, deflateSync } from 'node:zlib';
import { commonFirst, nearest } from './colours.ts';
import type { Picture } from './Picture.ts';
import { EXCEPTIONS, SIGNATURE, WITH_PALETTE } from './pngFormat.ts';

const PALETTE_SIZE = 256;

/** One part of the file: length, kind, content, checksum. */
function chunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Small blocks suit screens best: each part of one has few colours of its own. */
const squeezed = (content: Uint8Array): Buffer => deflateSync(content, { level: 9, memLevel: 4 });

function header({ width, height }: Picture): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, WITH_PALETTE], 8);
  return chunk('IHDR', content);
}

function paletteOf(colours: readonly number[]): Buffer {
  const content = Buffer.alloc(colours.length * 3);
  for (const [position, colour] of colours.entries()) content.writeUIntBE(colour, position * 3, 3);
  return chunk('PLTE', content);
}

/** Rows of places in the palette, without a filter, which suits flat colours best. */
function rowsOf({ width, height, pixels }: Picture, places: ReadonlyMap<number, number>): Buffer {
  const content = Buffer.alloc((width + 1) * height);
  for (const [index, colour] of pixels.entries()) {
    content[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = places.get(colour) ?? 0;
  }
  return chunk('IDAT', squeezed(content));
}

/** The pixels whose colours the palette has no room for: how far each is from the one before, and its colour. */
function exceptionsIn(pixels: Uint32Array, palette: ReadonlyMap<number, number>): readonly Buffer[] {
  const pairs: number[] = [];
  let last = 0;
  for (const [index, colour] of pixels.entries()) {
    if (palette.has(colour)) continue;
    pairs.push(index - last, colour);
    last = index;
  }
  return pairs.length === 0
    ? []
    : [chunk(EXCEPTIONS, squeezed(new Uint8Array(Uint32Array.from(pairs).buffer)))];
}

const textOf = ([name, text]: readonly [string, string]): Buffer =>
  chunk('tEXt', Buffer.from(`${name}\0${text}`));

/**
 * The bytes of a PNG file.
 *
 * @param notes - texts that the file carries, by their names (Latin letters)
 */
export function writePng(picture: Picture, notes: Readonly<Record<string, string>> = {}): Buffer {
  const colours = commonFirst(picture.pixels);
  const palette = colours.slice(0, PALETTE_SIZE);
  const places = new Map(palette.map((colour, position) => [colour, position]));
  const exceptions = exceptionsIn(picture.pixels, places);
  for (const colour of colours.slice(PALETTE_SIZE)) {
    places.set(colour, palette.indexOf(nearest(colour, palette) ?? 0));
  }
  return Buffer.concat([
    SIGNATURE,
    header(picture),
    ...Object.entries(notes).map(textOf),
    paletteOf(palette),
    ...exceptions,
    rowsOf(picture, places),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
