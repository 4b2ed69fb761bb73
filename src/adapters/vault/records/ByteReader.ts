/** Reads numbers and byte strings from a record, one after the other. */

import { Fault } from '../../../domain/fault.ts';
import type { Bytes } from './bytes.ts';

/** What is thrown for bytes that this Kennel did not write. */
export const unknownForm = (): Fault =>
  new Fault('corrupt', 'a secret in the vault has a form that this Kennel does not know');

/** Numbers have their big end first. Every method throws a Fault `corrupt` past the end. */
export class ByteReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  /** A whole number of one to four bytes. */
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

  /** Whether nothing is left. */
  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Makes sure that nothing is left. */
  end(): void {
    if (!this.isAtEnd) throw unknownForm();
  }
}

/** A whole number as bytes, big end first. */
export const numberBytes = (value: number, size: 1 | 2 | 4): readonly number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
