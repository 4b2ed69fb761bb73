/** Puts messages together from the codes that a camera sees: lost, repeated, out of order, of several messages. Heavy: import it only dynamically. */
import '../keys/bufferShim.ts';
import { UR, URDecoder, UREncoder } from '@ngraveio/bc-ur';
import { Buffer } from 'buffer';
import { isList, readCbor } from './cbor.ts';
import type { UrMessage } from './UrMessage.ts';

/** The most parts that a message may have. */
export const MAX_PARTS = 4_000;

/** The largest message, bytes. */
export const MAX_MESSAGE = 1_000_000;

/** No code says more than this, characters. */
const MAX_CODE = 4_296;

/** Messages that are put together side by side; the one seen longest ago gives way. */
const MAX_MESSAGES = 4;

const TYPE = /^[a-z0-9-]{1,40}$/;
const SEQUENCE = /^([1-9]\d{0,9})-([1-9]\d{0,3})$/;

/** The two letters of every byte, in order, as the library writes them. */
const WORDS = UREncoder.encodeSinglePart(new UR(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))))
  .slice('ur:bytes/'.length)
  .match(/../g);
const BYTE_OF = new Map((WORDS ?? []).slice(0, 256).map((word, byte) => [word, byte] as const));

/** How far it has come. */
export interface UrProgress {
  readonly received: number;
  readonly total: number;
  /** whether codes of another message were seen too */
  readonly isMixed: boolean;
}

/** What came of one code. */
export type UrTaken =
  /** no part of anything, or damaged */
  | { readonly kind: 'foreign' }
  | ({ readonly kind: 'part' } & UrProgress)
  | { readonly kind: 'complete'; readonly message: UrMessage };

interface Part {
  readonly type: string;
  /** names its message */
  readonly key: string;
  readonly text: string;
}

const FOREIGN: UrTaken = { kind: 'foreign' };

function bytesOf(body: string): Uint8Array | null {
  if (body.length % 2 !== 0) return null;
  const bytes = new Uint8Array(body.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = BYTE_OF.get(body.slice(2 * at, 2 * at + 2));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/**
 * Reads what a part says of its message. The library trusts all of it, and allocates by it: what contradicts itself, or is beyond
 * our bounds, is not handed on.
 */
function readPart(type: string, sequence: string, body: string, text: string): Part | null {
  const numbers = SEQUENCE.exec(sequence);
  const bytes = bytesOf(body);
  // the checksum of four bytes is the library's to judge
  const fields = bytes === null ? null : readCbor(bytes.subarray(0, -4));
  if (numbers === null || fields === null || !isList(fields) || fields.length !== 5) return null;
  const [seqNumber, count, length, checksum, fragment] = fields;
  if (seqNumber !== Number(numbers[1]) || count !== Number(numbers[2])) return null;
  if (typeof length !== 'number' || typeof checksum !== 'number' || !(fragment instanceof Uint8Array))
    return null;
  const isInBounds = seqNumber < 2 ** 32 && count <= MAX_PARTS && length <= MAX_MESSAGE && checksum < 2 ** 32;
  const isWhole = fragment.length > 0 && Math.ceil(length / fragment.length) === count;
  return isInBounds && isWhole
    ? { type, key: [type, count, length, checksum, fragment.length].join(), text }
    : null;
}

/** Keeps what it has seen: a scan that is stopped goes on where it was. */
export class UrCollector {
  readonly #decoders = new Map<string, URDecoder>();

  /** Takes what one code says. Never throws. */
  take(text: string): UrTaken {
    const plain = text.trim().toLowerCase();
    if (plain.length > MAX_CODE || !plain.startsWith('ur:')) return FOREIGN;
    const [type = '', ...rest] = plain.slice(3).split('/');
    if (!TYPE.test(type)) return FOREIGN;
    try {
      const [first = '', second] = rest;
      if (rest.length === 1) return takeWhole(plain);
      const part = second === undefined || rest.length > 2 ? null : readPart(type, first, second, plain);
      return part === null ? FOREIGN : this.#takePart(part);
    } catch {
      return FOREIGN;
    }
  }

  #takePart({ type, key, text }: Part): UrTaken {
    const decoder = this.#decoders.get(key) ?? new URDecoder();
    const isTaken = decoder.receivePart(text);
    if (decoder.isError()) {
      this.#decoders.delete(key);
      return FOREIGN;
    }
    if (!isTaken) return FOREIGN;
    this.#remember(key, decoder);
    if (decoder.isSuccess()) {
      this.#decoders.delete(key);
      return { kind: 'complete', message: { type, cbor: copyOf(decoder.resultUR()) } };
    }
    const received = decoder.receivedPartIndexes().length;
    return { kind: 'part', received, total: decoder.expectedPartCount(), isMixed: this.#decoders.size > 1 };
  }

  #remember(key: string, decoder: URDecoder): void {
    this.#decoders.delete(key);
    this.#decoders.set(key, decoder);
    const [oldest] = this.#decoders.keys();
    if (this.#decoders.size > MAX_MESSAGES && oldest !== undefined) this.#decoders.delete(oldest);
  }
}

const copyOf = ({ cbor }: UR): Uint8Array => new Uint8Array(cbor);

/** A message that one code says whole. @throws where its checksum differs */
function takeWhole(text: string): UrTaken {
  const message = URDecoder.decode(text);
  return { kind: 'complete', message: { type: message.type, cbor: copyOf(message) } };
}
