/** Tells pictures by their first bytes, never by what somebody calls them, and how large they would be drawn. */

/** What browsers draw from pixels. */
export type PictureMime = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** A picture's kind and its size in pixels; null where its head does not say. */
export interface PictureHead {
  readonly mime: PictureMime;
  readonly width: number | null;
  readonly height: number | null;
}

type Size = Omit<PictureHead, 'mime'>;

const NO_SIZE: Size = { width: null, height: null };

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** https://www.w3.org/TR/png-3/#11IHDR */
const pngSize = (bytes: Uint8Array): Size =>
  bytes.length < 24 ? NO_SIZE : { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18 */
const gifSize = (bytes: Uint8Array): Size =>
  bytes.length < 10
    ? NO_SIZE
    : { width: viewOf(bytes).getUint16(6, true), height: viewOf(bytes).getUint16(8, true) };

const uint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Uint8Array): Size {
  if (bytes.length < 30) return NO_SIZE;
  const view = viewOf(bytes);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return NO_SIZE;
  }
}

/** Frames of a JPEG say its size; tables of codes have the same first half of a number and do not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Markers without a length: fillers of old, restarts, and the start. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the next marker's code stands: behind whatever is none, and as many 0xff as there are, as decoders look for it. */
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
    if (isFrame(marker)) return { width: view.getUint16(at + 6), height: view.getUint16(at + 4) };
    at = nextMarker(bytes, isAlone(marker) ? at + 1 : at + 1 + view.getUint16(at + 1));
  }
  return NO_SIZE;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the head of a picture. @returns null when the bytes are no picture that browsers draw everywhere */
export function pictureOf(bytes: Uint8Array): PictureHead | null {
  if (PNG.every((byte, place) => bytes[place] === byte)) return { mime: 'image/png', ...pngSize(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return { mime: 'image/jpeg', ...jpegSize(bytes) };
  }
  const head = text(bytes, 0, 6);
  if (head === 'GIF87a' || head === 'GIF89a') return { mime: 'image/gif', ...gifSize(bytes) };
  const isWebp = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP';
  return isWebp ? { mime: 'image/webp', ...webpSize(bytes) } : null;
}
