/** Reads bytes that come from elsewhere, strictly and without ever reading past their end. */
import { bytesToHex } from '@noble/hashes/utils.js';

const HEX = /^(?:[0-9a-f]{2})+$/i;

/** Bytes of a hex text; null when it is empty, odd, has other characters or is longer than `maximum` bytes. */
export function bytesOfHex(hex: string, maximum: number): Uint8Array | null {
  if (hex.length > maximum * 2 || !HEX.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}

/** Bytes as lower-case hex. */
export const hexOfBytes = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Thrown by the reader and caught where parsing begins; it never leaves this folder. */
export class BrokenBytes extends Error {
  override readonly name = 'BrokenBytes';
}

/** Walks over bytes from the front. Every method throws BrokenBytes when there are too few. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** bytes not read yet */
  get left(): number {
    return this.#bytes.length - this.#offset;
  }

  #advance(size: number): number {
    if (size > this.left) throw new BrokenBytes('too few bytes');
    const from = this.#offset;
    this.#offset += size;
    return from;
  }

  /** a view of the next bytes, not a copy */
  take(size: number): Uint8Array {
    const from = this.#advance(size);
    return this.#bytes.subarray(from, from + size);
  }

  int32(): number {
    return this.#view.getInt32(this.#advance(4), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  int64(): bigint {
    return this.#view.getBigInt64(this.#advance(8), true);
  }

  /**
   * A CompactSize in its shortest form, as nodes demand it. Counts above 2^32 − 1 cannot be followed by so many bytes.
   *
   * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/serialize.h (ReadCompactSize)
   */
  count(): number {
    const head = this.#view.getUint8(this.#advance(1));
    if (head < 0xfd) return head;
    if (head === 0xff) throw new BrokenBytes('count too large');
    const count = head === 0xfd ? this.#view.getUint16(this.#advance(2), true) : this.uint32();
    if (count < (head === 0xfd ? 0xfd : 0x10000)) throw new BrokenBytes('count not in its shortest form');
    return count;
  }
}
