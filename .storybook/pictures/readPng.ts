// Reads PNG files: those of a browser and our own. Eight bits a channel, not interlaced, nothing transparent.
import { inflateSync } from 'node:zlib';
import type { Picture } from './Picture.ts';
import { EXCEPTIONS, SIGNATURE, TRUE_COLOUR, TRUE_COLOUR_WITH_ALPHA, WITH_PALETTE } from './pngFormat.ts';

const BYTES = new Map([
  [TRUE_COLOUR, 3],
  [WITH_PALETTE, 1],
  [TRUE_COLOUR_WITH_ALPHA, 4],
]);

interface Chunk {
  readonly kind: string;
  readonly content: Buffer;
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new TypeError('not a PNG file');
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    yield { kind: file.toString('latin1', at + 4, at + 8), content: file.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** What Paeth guesses from the pixels left, above, and left above. */
function guess(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** What a filter took away from a byte. */
function taken(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return guess(left, above, corner);
}

/** Adds to each row what its filter took away, in place. */
function unfilter(data: Buffer, row: number, bytes: number): void {
  for (let start = 0; start < data.length; start += row) {
    const filter = data[start];
    if (filter === 0) continue;
    const isFirstRow = start === 0;
    for (let at = start + 1; at < start + row; at++) {
      const isFirst = at - bytes <= start;
      const left = isFirst ? 0 : (data[at - bytes] ?? 0);
      const above = isFirstRow ? 0 : (data[at - row] ?? 0);
      const corner = isFirst || isFirstRow ? 0 : (data[at - row - bytes] ?? 0);
      data[at] = (data[at] ?? 0) + taken(filter, left, above, corner);
    }
  }
}

/** Puts the colours back that had no room in the palette. @see writePng */
function restoreExceptions(pixels: Uint32Array, part: Buffer): void {
  if (part.length === 0) return;
  const pairs = new Uint32Array(new Uint8Array(inflateSync(part)).buffer);
  let index = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    index += pairs[at] ?? 0;
    pixels[index] = pairs[at + 1] ?? 0;
  }
}

/** @throws {TypeError} for another kind of PNG */
export function readPng(file: Buffer): Picture {
  const chunks = [...chunksOf(file)];
  const only = (kind: string) =>
    Buffer.concat(chunks.filter((chunk) => chunk.kind === kind).map(({ content }) => content));
  const head = only('IHDR');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const bytes = BYTES.get(head[9] ?? -1);
  if (bytes === undefined || head[8] !== 8 || head[12] !== 0) throw new TypeError('another kind of PNG');
  const row = width * bytes + 1;
  const data = inflateSync(only('IDAT'));
  unfilter(data, row, bytes);
  const palette = only('PLTE');
  const pixels = new Uint32Array(width * height);
  for (let index = 0; index < pixels.length; index++) {
    const at = Math.floor(index / width) * row + 1 + (index % width) * bytes;
    pixels[index] = bytes === 1 ? palette.readUIntBE((data[at] ?? 0) * 3, 3) : data.readUIntBE(at, 3);
  }
  restoreExceptions(pixels, only(EXCEPTIONS));
  return { width, height, pixels };
}

/** The text that a file carries under a name. */
export function noteIn(file: Buffer, name: string): string | undefined {
  for (const { kind, content } of chunksOf(file)) {
    if (kind === 'IDAT') return undefined;
    const text = content.toString('utf8');
    if (kind === 'tEXt' && text.startsWith(`${name}\0`)) return text.slice(name.length + 1);
  }
  return undefined;
}
