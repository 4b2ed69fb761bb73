/**
 * Puts the parts of a message together (BC-UR's fountain code): the first round says each fragment by itself, and all later parts mix
 * several. The library of the codes does this as well, and takes the longer for each part the more there are: here a part costs the same
 * in a row of any length.
 *
 * @see https://github.com/BlockchainCommons/Research/blob/master/papers/bcr-2020-005-ur.md
 */
import { sha256 } from '@noble/hashes/sha2.js';

const BITS_64 = (1n << 64n) - 1n;
const RANGE_64 = 2 ** 64;

const rotated = (word: bigint, by: bigint): bigint => ((word << by) & BITS_64) | (word >> (64n - by));

/** Numbers from 0 to 1 that writer and reader draw alike: xoshiro256**. @param seed - of any length */
function drawer(seed: Uint8Array): () => number {
  const view = new DataView(sha256(seed).buffer);
  let [a, b, c, d] = [
    view.getBigUint64(0),
    view.getBigUint64(8),
    view.getBigUint64(16),
    view.getBigUint64(24),
  ];
  return () => {
    const drawn = (rotated((b * 5n) & BITS_64, 7n) * 9n) & BITS_64;
    const shifted = (b << 17n) & BITS_64;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 45n);
    return Number(drawn) / RANGE_64;
  };
}

/** How many fragments a part mixes, less one: where a chance is missed, the other. */
interface DegreeTable {
  readonly chances: readonly number[];
  readonly others: readonly number[];
}

/** 1/1 to 1/n, so that they are n in all. */
function degreeWeights(count: number): number[] {
  let sum = 0;
  for (let degree = 1; degree <= count; degree += 1) sum += 1 / degree;
  return Array.from({ length: count }, (_, at) => count / (at + 1) / sum);
}

/** Walker's way of drawing by weight, which asks for two numbers however many weights there are. */
function degreeTable(count: number): DegreeTable {
  const weights = degreeWeights(count);
  const weightOf = (at: number): number => weights[at] ?? 0;
  const table = { chances: new Array<number>(count).fill(1), others: new Array<number>(count).fill(0) };
  const small: number[] = [];
  const large: number[] = [];
  const sort = (at: number): number => (weightOf(at) < 1 ? small : large).push(at);
  for (let at = count - 1; at >= 0; at -= 1) sort(at);
  while (small.length > 0 && large.length > 0) {
    const [less = 0, more = 0] = [small.pop(), large.pop()];
    table.chances[less] = weightOf(less);
    table.others[less] = more;
    weights[more] = weightOf(more) + weightOf(less) - 1;
    sort(more);
  }
  return table;
}

/**
 * Parts that mix more are neither shown nor read. The format mixes a tenth of all fragments on average, so without a bound each part of a
 * longer row would cost more. With it, rows of up to 1,000 need at most 5 % more codes.
 */
export const MAX_MIXED = 256;

/** Which fragments a part of a message mixes. */
export class FragmentChooser {
  readonly #count: number;
  readonly #checksum: number;
  #table: DegreeTable | null = null;

  /** @param count - fragments · @param checksum - of the message */
  constructor(count: number, checksum: number) {
    this.#count = count;
    this.#checksum = checksum;
  }

  /** @param sequence - of the part, from 1 · @returns null where they are more than `MAX_MIXED` */
  choose(sequence: number): readonly number[] | null {
    if (sequence <= this.#count) return [sequence - 1];
    const seed = new Uint8Array(8);
    const view = new DataView(seed.buffer);
    view.setUint32(0, sequence);
    view.setUint32(4, this.#checksum);
    const draw = drawer(seed);
    this.#table ??= degreeTable(this.#count);
    const { chances, others } = this.#table;
    const drawn = Math.floor(draw() * this.#count);
    const degree = (draw() < (chances[drawn] ?? 1) ? drawn : (others[drawn] ?? drawn)) + 1;
    return degree > MAX_MIXED ? null : this.#take(degree, draw);
  }

  /** The reference shuffles all of them, and takes so many from the front. */
  #take(degree: number, draw: () => number): readonly number[] {
    const chosen: number[] = [];
    /** the same in order */
    const taken: number[] = [];
    for (let nth = 0; nth < degree; nth += 1) {
      // counted among those that are left
      let at = Math.floor(draw() * (this.#count - nth));
      let before = 0;
      for (; (taken[before] ?? Number.POSITIVE_INFINITY) <= at; before += 1) at += 1;
      chosen.push(at);
      taken.splice(before, 0, at);
    }
    return chosen;
  }
}

/** Adds other bytes in, which it undoes as well. */
export function mixInto(bytes: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (bytes[at] ?? 0) ^ (other[at] ?? 0);
}

/** A part that mixes fragments of which several are missing yet. */
interface Mixture {
  readonly missing: Set<number>;
  readonly bytes: Uint8Array;
}

/** The fragments of one message. */
export class Fountain {
  readonly #count: number;
  readonly #chooser: FragmentChooser;
  readonly #fragments = new Map<number, Uint8Array>();
  readonly #seen = new Set<number>();
  /** mixtures by each fragment that they miss */
  readonly #waiting = new Map<number, Set<Mixture>>();
  #mixtures = 0;

  constructor(count: number, checksum: number) {
    this.#count = count;
    this.#chooser = new FragmentChooser(count, checksum);
  }

  get received(): number {
    return this.#fragments.size;
  }

  /** All fragments one behind the other; null until all are here. */
  get whole(): Uint8Array | null {
    if (this.#fragments.size < this.#count) return null;
    const size = this.#fragments.get(0)?.length ?? 0;
    const bytes = new Uint8Array(size * this.#count);
    for (const [at, fragment] of this.#fragments) bytes.set(fragment, at * size);
    return bytes;
  }

  /** Takes a part, each once. */
  take(sequence: number, bytes: Uint8Array): void {
    if (this.#seen.has(sequence)) return;
    // no more are kept than there are fragments: the first round comes again, and says each by itself
    if (sequence > this.#count && this.#mixtures >= this.#count) return;
    const mixed = this.#chooser.choose(sequence);
    if (mixed === null) return;
    this.#seen.add(sequence);
    const mixture = { missing: new Set(mixed), bytes: bytes.slice() };
    for (const at of mixture.missing) {
      const known = this.#fragments.get(at);
      if (known === undefined) continue;
      mixInto(mixture.bytes, known);
      mixture.missing.delete(at);
    }
    this.#settle(mixture);
  }

  /** Keeps a mixture; of one that misses a single fragment, that fragment, and all that come of it. */
  #settle(first: Mixture): void {
    const open = [first];
    for (let mixture = open.pop(); mixture !== undefined; mixture = open.pop()) {
      const [at] = mixture.missing;
      if (mixture.missing.size > 1) this.#wait(mixture);
      else if (at !== undefined && !this.#fragments.has(at)) open.push(...this.#learn(at, mixture.bytes));
    }
  }

  /** Keeps a fragment. @returns the mixtures that miss only one other now */
  #learn(at: number, fragment: Uint8Array): readonly Mixture[] {
    this.#fragments.set(at, fragment);
    const solved: Mixture[] = [];
    for (const mixture of this.#waiting.get(at) ?? []) {
      mixInto(mixture.bytes, fragment);
      mixture.missing.delete(at);
      const [last] = mixture.missing;
      if (mixture.missing.size !== 1 || last === undefined) continue;
      this.#waiting.get(last)?.delete(mixture);
      this.#mixtures -= 1;
      solved.push(mixture);
    }
    this.#waiting.delete(at);
    return solved;
  }

  #wait(mixture: Mixture): void {
    this.#mixtures += 1;
    for (const at of mixture.missing) {
      const waiting = this.#waiting.get(at) ?? new Set();
      waiting.add(mixture);
      this.#waiting.set(at, waiting);
    }
  }
}
