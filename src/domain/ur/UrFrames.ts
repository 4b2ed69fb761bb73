/** Writes a message as codes: one, or a row without end of which any large enough share says it. Heavy: import it only dynamically. */
import '../keys/bufferShim.ts';
import { UR, UREncoder } from '@ngraveio/bc-ur';
import { Buffer } from 'buffer';
import type { UrMessage } from './UrMessage.ts';

/** Bytes of the message in one part: what a camera reads from a phone at arm's length. */
export const PART_BYTES = 150;

/** The parts of one message, in upper case: codes hold that in less room. */
export class UrFrames {
  /** how many parts say all, when none is lost */
  readonly count: number;
  readonly #encoder: UREncoder;
  #shown = 0;

  constructor({ type, cbor }: UrMessage, partBytes = PART_BYTES) {
    this.#encoder = new UREncoder(new UR(Buffer.from(cbor), type), partBytes);
    this.count = this.#encoder.fragmentsLength;
  }

  /** Counted from 1: which of the first round this is, or, later, a mixture that fills gaps. 0 before the first. */
  get position(): number {
    return this.#shown === 0 ? 0 : ((this.#shown - 1) % this.count) + 1;
  }

  /** The next part. */
  next(): string {
    this.#shown += 1;
    return this.#encoder.nextPart().toUpperCase();
  }
}
