/**
 * Assembles messages from scanned codes, which may be missed, repeated, out of order, or of several messages. Heavy: import it only
 * dynamically.
 */
import '../keys/bufferShim.ts';
import { type UR, URDecoder } from '@ngraveio/bc-ur';
import { MAX_MESSAGE, MAX_PARTS } from '../requestLimits.ts';
import { crc32, readWords } from './byteWords.ts';
import { isList, readCbor } from './cbor.ts';
import { Fountain } from './fountain.ts';
import type { UrMessage } from './UrMessage.ts';

/** The capacity of a code, characters. */
const MAX_CODE = 4_296;

/** Maximum number of messages assembled in parallel; the least recently seen is dropped. */
const MAX_MESSAGES = 4;

const TYPE = /^[a-z0-9-]{1,40}$/;
const SEQUENCE = /^([1-9]\d{0,9})-([1-9]\d{0,3})$/;

export interface UrProgress {
  readonly received: number;
  readonly total: number;
  /** whether codes of another message were scanned too */
  readonly isMixed: boolean;
}

/** The result of one code. */
export type UrTaken =
  /** not part of a message, or damaged */
  | { readonly kind: 'foreign' }
  | ({ readonly kind: 'part' } & UrProgress)
  | { readonly kind: 'complete'; readonly message: UrMessage };

interface Part {
  readonly type: string;
  /** identifies its message */
  readonly key: string;
  readonly sequence: number;
  readonly fragment: Uint8Array;
  /** of the message: number of fragments, bytes, checksum */
  readonly count: number;
  readonly length: number;
  readonly checksum: number;
}

const FOREIGN: UrTaken = { kind: 'foreign' };

/** Parses a part; null when it is inconsistent, damaged, or exceeds our limits. */
function readPart(type: string, sequence: string, text: string): Part | null {
  const numbers = SEQUENCE.exec(sequence);
  const body = readWords(text);
  const fields = body && readCbor(body);
  if (numbers === null || fields === null || !isList(fields) || fields.length !== 5) return null;
  const [seqNumber, count, length, checksum, fragment] = fields;
  if (seqNumber !== Number(numbers[1]) || count !== Number(numbers[2])) return null;
  if (typeof length !== 'number' || typeof checksum !== 'number' || !(fragment instanceof Uint8Array))
    return null;
  const isInBounds = seqNumber < 2 ** 32 && count <= MAX_PARTS && length <= MAX_MESSAGE && checksum < 2 ** 32;
  const isWhole = fragment.length > 0 && Math.ceil(length / fragment.length) === count;
  if (!isInBounds || !isWhole) return null;
  const key = [type, count, length, checksum, fragment.length].join();
  return { type, key, sequence: seqNumber, fragment, count, length, checksum };
}

/** Keeps all parts: an interrupted scan can be continued. */
export class UrCollector {
  readonly #messages = new Map<string, Fountain>();

  /** Adds one code. Never throws. */
  take(text: string): UrTaken {
    const plain = text.trim().toLowerCase();
    if (plain.length > MAX_CODE || !plain.startsWith('ur:')) return FOREIGN;
    const [type = '', ...rest] = plain.slice(3).split('/');
    if (!TYPE.test(type)) return FOREIGN;
    try {
      const [first = '', second] = rest;
      if (rest.length === 1) return takeWhole(plain);
      const part = second === undefined || rest.length > 2 ? null : readPart(type, first, second);
      return part === null ? FOREIGN : this.#takePart(part);
    } catch {
      return FOREIGN;
    }
  }

  #takePart({ type, key, sequence, fragment, count, length, checksum }: Part): UrTaken {
    const message = this.#messages.get(key) ?? new Fountain(count, checksum);
    message.take(sequence, fragment);
    this.#remember(key, message);
    const whole = message.whole?.subarray(0, length);
    if (whole === undefined)
      return { kind: 'part', received: message.received, total: count, isMixed: this.#messages.size > 1 };
    this.#messages.delete(key);
    return crc32(whole) === checksum
      ? { kind: 'complete', message: { type, cbor: new Uint8Array(whole) } }
      : FOREIGN;
  }

  #remember(key: string, message: Fountain): void {
    this.#messages.delete(key);
    this.#messages.set(key, message);
    const [oldest] = this.#messages.keys();
    if (this.#messages.size > MAX_MESSAGES && oldest !== undefined) this.#messages.delete(oldest);
  }
}

const copyOf = ({ cbor }: UR): Uint8Array => new Uint8Array(cbor);

/** A message in a single code. @throws when its checksum is wrong */
function takeWhole(text: string): UrTaken {
  const message = URDecoder.decode(text);
  return { kind: 'complete', message: { type: message.type, cbor: copyOf(message) } };
}
