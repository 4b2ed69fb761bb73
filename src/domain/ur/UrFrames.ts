/**
 * Encodes a message as codes: one, or an endless series, of which any sufficiently large part is enough. Heavy: import it only dynamically.
 */
import { MAX_MESSAGE, MAX_PARTS, PART_BYTES } from '../requestLimits.ts';
import { crc32, writeWords } from './byteWords.ts';
import { writeCbor } from './cbor.ts';
import { FragmentChooser, mixInto } from './fountain.ts';
import type { UrMessage } from './UrMessage.ts';

/**
 * The parts of one message, in upper case, which QR codes encode more compactly. The cost of each does not depend on the length of the
 * series.
 */
export class UrFrames {
  /** number of parts that are enough when none is missed */
  readonly count: number;
  readonly #message: UrMessage;
  readonly #checksum: number;
  readonly #chooser: FragmentChooser;
  /** bytes per part */
  readonly #size: number;
  #shown = 0;
  #sequence = 0;

  /** @throws {RangeError} when the message exceeds MAX_MESSAGE */
  constructor(message: UrMessage, partBytes = PART_BYTES) {
    const { length } = message.cbor;
    if (length > MAX_MESSAGE) throw new RangeError(`too large for codes: ${length} bytes`);
    this.#message = message;
    const most = Math.min(MAX_PARTS, Math.ceil(length / partBytes));
    this.#size = Math.ceil(length / most);
    this.count = Math.ceil(length / this.#size);
    this.#checksum = crc32(message.cbor);
    this.#chooser = new FragmentChooser(this.count, this.#checksum);
  }

  /** The position in the current round, from 1; parts after the first round are mixtures that fill gaps. 0 before the first. */
  get position(): number {
    return this.#shown === 0 ? 0 : ((this.#shown - 1) % this.count) + 1;
  }

  next(): string {
    this.#shown += 1;
    return `ur:${this.#message.type}/${this.#part()}`.toUpperCase();
  }

  #part(): string {
    const { cbor } = this.#message;
    if (this.count === 1) return writeWords(cbor);
    const mixed = this.#nextMixed();
    const fragment = new Uint8Array(this.#size);
    for (const at of mixed) mixInto(fragment, cbor.subarray(at * this.#size, (at + 1) * this.#size));
    const fields = [this.#sequence, this.count, cbor.length, this.#checksum, fragment];
    return `${this.#sequence}-${this.count}/${writeWords(writeCbor(fields))}`;
  }

  /** The fragments that the next part mixes: parts that would mix too many are skipped, as if a camera had missed them. */
  #nextMixed(): readonly number[] {
    for (;;) {
      this.#sequence += 1;
      const mixed = this.#chooser.choose(this.#sequence);
      if (mixed !== null) return mixed;
    }
  }
}
