/** Walks through a GIF's frames without decoding them: browsers allocate for the frames' sizes too, not only the header's. */

export interface GifFrames {
  /** pixels: the maximum of the header and all frames */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** Size of a color table in bytes, from the flags before it. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the sub-blocks that begin at an offset. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return at + 1;
}

/**
 * Reads the frames of a GIF.
 *
 * @returns null when its header is cut off
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function gifFrames(bytes: Uint8Array): GifFrames | null {
  if (bytes.length < 13) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getUint16(at, true);
  let [width, height, frames] = [word(6), word(8), 0];
  for (let at = 13 + tableSize(bytes[10] ?? 0); at + 10 <= bytes.length; ) {
    const kind = bytes[at];
    if (kind === IMAGE) {
      frames += 1;
      width = Math.max(width, word(at + 1) + word(at + 5));
      height = Math.max(height, word(at + 3) + word(at + 7));
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
    } else if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else break;
  }
  return { width, height, frames };
}
