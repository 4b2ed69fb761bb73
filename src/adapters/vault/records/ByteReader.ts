/** Reads numbers and byte strings from a record in sequence. */

import { Fault } from '../../../domain/fault.ts';
import type { Bytes } from './bytes.ts';

/** Thrown for bytes this Kennel didn't write. */
export const unknownForm = (): Fault =>
  new Fault('corrupt', 'a secret in the vault has a form that this Kennel does not know');

/** Numbers are big-endian. Every method throws a Fault `corrupt` past the end. */
export class ByteReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  number(size: 1 | 2 | 4): number {
    return this.bytes(size).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  /** The next bytes; they share the record's memory, and are wiped with it. */
  bytes(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw unknownForm();
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** @throws {Fault} `corrupt` when bytes are left */
  end(): void {
    if (!this.isAtEnd) throw unknownForm();
  }
}

/** A whole number as big-endian bytes. */
export const numberBytes = (value: number, size: 1 | 2 | 4): readonly number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
