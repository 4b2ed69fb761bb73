/**
 * The subset of CBOR (RFC 8949) needed here: integers, bytes, texts, lists, maps with integer keys, tags, booleans. Only definite lengths
 * in their shortest form, as deterministic encoders write them.
 */

/** A tagged value. */
export interface Tagged {
  readonly tag: number;
  readonly value: Cbor;
}

export type CborMap = ReadonlyMap<number, Cbor>;

/** One value. Numbers are non-negative integers. */
export type Cbor = number | boolean | string | Uint8Array | readonly Cbor[] | CborMap | Tagged;

/** Deeper nesting is rejected: no supported message needs it. */
const MAX_DEPTH = 12;

const MAJOR = { number: 0, bytes: 2, text: 3, list: 4, map: 5, tag: 6, simple: 7 } as const;
const NO = 20;
const YES = 21;

class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const textReader = new TextDecoder('utf-8', { fatal: true });

/** Reads bytes sequentially; every method throws for invalid data. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(depth = 0): Cbor {
    if (depth > MAX_DEPTH) throw new Unreadable('too deep');
    const [first = 0] = this.#take(1);
    const major = first >> 5;
    if (major === MAJOR.simple) return this.#simple(first & 31);
    const count = this.#count(first & 31);
    switch (major) {
      case MAJOR.number:
        return count;
      case MAJOR.bytes:
        return this.#take(count).slice();
      case MAJOR.text:
        return textReader.decode(this.#take(count));
      case MAJOR.list:
        return this.#list(count, depth);
      case MAJOR.map:
        return this.#map(count, depth);
      case MAJOR.tag:
        return { tag: count, value: this.value(depth + 1) };
      default:
        throw new Unreadable('a kind of value that is not read');
    }
  }

  #simple(value: number): boolean {
    if (value !== NO && value !== YES) throw new Unreadable('a simple value that is not read');
    return value === YES;
  }

  #list(count: number, depth: number): readonly Cbor[] {
    const list: Cbor[] = [];
    // a missing item ends the loop by throwing
    for (let index = 0; index < count; index += 1) list.push(this.value(depth + 1));
    return list;
  }

  #map(count: number, depth: number): CborMap {
    const map = new Map<number, Cbor>();
    for (let index = 0; index < count; index += 1) {
      const key = this.value(depth + 1);
      if (typeof key !== 'number' || map.has(key)) throw new Unreadable('a key that is not read');
      map.set(key, this.value(depth + 1));
    }
    return map;
  }

  #count(info: number): number {
    if (info < 24) return info;
    const width = { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (width === undefined) throw new Unreadable('no length in front');
    const count = this.#take(width).reduce((sum, byte) => sum * 256 + byte, 0);
    const isShortest = count >= (width === 1 ? 24 : 256 ** (width / 2));
    if (!isShortest || !Number.isSafeInteger(count)) throw new Unreadable('a number that is not read');
    return count;
  }

  #take(count: number): Uint8Array {
    const end = this.#at + count;
    if (end > this.#bytes.length) throw new Unreadable('too short');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

/** Parses one value that fills the bytes; null for anything else. Never throws. */
export function readCbor(bytes: Uint8Array): Cbor | null {
  try {
    const reader = new Reader(bytes);
    const value = reader.value();
    return reader.isAtEnd ? value : null;
  } catch {
    return null;
  }
}

function head(major: number, count: number): number[] {
  const first = major << 5;
  if (count < 24) return [first | count];
  const width = [1, 2, 4, 8].find((bytes) => count < 256 ** bytes) ?? 8;
  const digits = Array.from(
    { length: width },
    (_, index) => Math.floor(count / 256 ** (width - 1 - index)) % 256,
  );
  return [first | (24 + Math.log2(width)), ...digits];
}

function* written(value: Cbor): Generator<ArrayLike<number>> {
  if (typeof value === 'number') yield head(MAJOR.number, value);
  else if (typeof value === 'boolean') yield [(MAJOR.simple << 5) | (value ? YES : NO)];
  else if (typeof value === 'string') yield* chunk(MAJOR.text, new TextEncoder().encode(value));
  else if (value instanceof Uint8Array) yield* chunk(MAJOR.bytes, value);
  else yield* writtenParts(value);
}

function* chunk(major: number, bytes: Uint8Array): Generator<ArrayLike<number>> {
  yield head(major, bytes.length);
  yield bytes;
}

function* writtenParts(value: readonly Cbor[] | CborMap | Tagged): Generator<ArrayLike<number>> {
  if (isMap(value)) {
    yield head(MAJOR.map, value.size);
    for (const [key, item] of value) yield* [...written(key), ...written(item)];
  } else if (isTagged(value)) {
    yield head(MAJOR.tag, value.tag);
    yield* written(value.value);
  } else {
    yield head(MAJOR.list, value.length);
    for (const item of value) yield* written(item);
  }
}

/** Encodes a value. Maps keep their order: put lower keys first. */
export function writeCbor(value: Cbor): Uint8Array {
  const parts = [...written(value)];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The content of any of these tags, or the untagged value itself. */
export const untagged = (value: Cbor | undefined, ...tags: readonly number[]): Cbor | undefined =>
  isTagged(value) && tags.includes(value.tag) ? value.value : value;

export const isTagged = (value: Cbor | undefined): value is Tagged =>
  typeof value === 'object' && 'tag' in value;

export const isMap = (value: Cbor | undefined): value is CborMap => value instanceof Map;

export const isList = (value: Cbor | undefined): value is readonly Cbor[] => Array.isArray(value);
