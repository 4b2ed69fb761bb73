/** Identifies pictures by their first bytes rather than their declared type, and reads their size. */

import { gifFrames } from './gifFrames.ts';

/** Raster formats that browsers draw. */
export type PictureMime = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** A picture's format and its size in pixels; null where its header does not give it. */
export interface PictureHead {
  readonly mime: PictureMime;
  readonly width: number | null;
  readonly height: number | null;
  /** has several frames */
  readonly isAnimated: boolean;
}

type Size = Omit<PictureHead, 'mime'>;

const NO_SIZE: Size = { width: null, height: null, isAnimated: false };
const still = (width: number, height: number): Size => ({ width, height, isAnimated: false });

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a PNG declares an animation before its pixels. https://www.w3.org/TR/png-3/#acTL-chunk */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(bytes, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(bytes: Uint8Array): Size {
  if (bytes.length < 24) return NO_SIZE;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20), isAnimated: isMovingPng(bytes) };
}

function gifSize(bytes: Uint8Array): Size {
  const read = gifFrames(bytes);
  return read === null ? NO_SIZE : { width: read.width, height: read.height, isAnimated: read.frames > 1 };
}

const WEBP_MOVES = 0x02;

const uint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Uint8Array): Size {
  if (bytes.length < 30) return NO_SIZE;
  const view = viewOf(bytes);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return {
        ...still(uint24(bytes, 24) + 1, uint24(bytes, 27) + 1),
        isAnimated: ((bytes[20] ?? 0) & WEBP_MOVES) > 0,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return still((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    default:
      return NO_SIZE;
  }
}

/** Frame markers (SOF) carry the size; DHT, JPG and DAC share their high nibble but don't. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Markers without a length: TEM, restarts, and the start. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Index of the next marker's code: skips other bytes and repeated 0xff, as decoders do. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  if (at < 0) return bytes.length;
  while (bytes[at] === 0xff) at += 1;
  return at;
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function jpegSize(bytes: Uint8Array): Size {
  const view = viewOf(bytes);
  for (let at = nextMarker(bytes, 2); at + 8 <= bytes.length; ) {
    const marker = bytes[at] ?? 0;
    if (isFrame(marker)) return still(view.getUint16(at + 6), view.getUint16(at + 4));
    at = nextMarker(bytes, isAlone(marker) ? at + 1 : at + 1 + view.getUint16(at + 1));
  }
  return NO_SIZE;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the header of a picture. @returns null when it is no format that all browsers draw */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  if (PNG.every((byte, index) => bytes[index] === byte)) return { mime: 'image/png', ...pngSize(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return { mime: 'image/jpeg', ...jpegSize(bytes) };
  }
  const head = text(bytes, 0, 6);
  if (head === 'GIF87a' || head === 'GIF89a') return { mime: 'image/gif', ...gifSize(bytes) };
  const isWebp = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP';
  return isWebp ? { mime: 'image/webp', ...webpSize(bytes) } : null;
}
