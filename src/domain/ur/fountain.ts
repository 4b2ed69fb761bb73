/**
 * Assembles the parts of a message (BC-UR's fountain code): the first round contains each fragment by itself, and all later parts mix
 * several. The UR library does this as well, but its cost per part grows with their number: here it is the same for any length.
 *
 * @see https://github.com/BlockchainCommons/Research/blob/master/papers/bcr-2020-005-ur.md
 */
import { sha256 } from '@noble/hashes/sha2.js';

const BITS_64 = (1n << 64n) - 1n;
const RANGE_64 = 2 ** 64;

const rotated = (word: bigint, by: bigint): bigint => ((word << by) & BITS_64) | (word >> (64n - by));

/** Pseudorandom numbers from 0 to 1, the same for encoder and decoder: xoshiro256**. @param seed - of any length */
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

/** For drawing the number of mixed fragments, minus one: if the chance at an index fails, its alternative is taken. */
interface DegreeTable {
  readonly chances: readonly number[];
  readonly others: readonly number[];
}

/** 1/1 to 1/n, scaled to a sum of n. */
function degreeWeights(count: number): number[] {
  let sum = 0;
  for (let degree = 1; degree <= count; degree += 1) sum += 1 / degree;
  return Array.from({ length: count }, (_, at) => count / (at + 1) / sum);
}

/** Walker's alias method for weighted drawing, which needs two random numbers for any number of weights. */
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
 * Parts that mix more are neither shown nor read. The format mixes a tenth of all fragments on average, so without a limit the cost per
 * part would grow with the length. With it, series of up to 1,000 need at most 5 % more codes.
 */
export const MAX_MIXED = 256;

/** Determines the fragments that each part of a message mixes. */
export class FragmentChooser {
  readonly #count: number;
  readonly #checksum: number;
  #table: DegreeTable | null = null;

  /** @param count - number of fragments · @param checksum - of the message */
  constructor(count: number, checksum: number) {
    this.#count = count;
    this.#checksum = checksum;
  }

  /** @param sequence - of the part, from 1 · @returns null for more than `MAX_MIXED` */
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

  /** Equivalent to the reference, which shuffles all of them and takes the first ones. */
  #take(degree: number, draw: () => number): readonly number[] {
    const chosen: number[] = [];
    /** `chosen` in ascending order */
    const taken: number[] = [];
    for (let nth = 0; nth < degree; nth += 1) {
      // index among the remaining ones
      let at = Math.floor(draw() * (this.#count - nth));
      let before = 0;
      for (; (taken[before] ?? Number.POSITIVE_INFINITY) <= at; before += 1) at += 1;
      chosen.push(at);
      taken.splice(before, 0, at);
    }
    return chosen;
  }
}

/** XORs other bytes in; applying it again undoes that. */
export function mixInto(bytes: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (bytes[at] ?? 0) ^ (other[at] ?? 0);
}

/** A part that mixes fragments, several of which are still missing. */
interface Mixture {
  readonly missing: Set<number>;
  readonly bytes: Uint8Array;
}

/** The fragments received for one message. */
export class Fountain {
  readonly #count: number;
  readonly #chooser: FragmentChooser;
  readonly #fragments = new Map<number, Uint8Array>();
  readonly #seen = new Set<number>();
  /** mixtures by each fragment that they lack */
  readonly #waiting = new Map<number, Set<Mixture>>();
  #mixtures = 0;

  constructor(count: number, checksum: number) {
    this.#count = count;
    this.#chooser = new FragmentChooser(count, checksum);
  }

  get received(): number {
    return this.#fragments.size;
  }

  /** All fragments joined; null until all have been received. */
  get whole(): Uint8Array | null {
    if (this.#fragments.size < this.#count) return null;
    const size = this.#fragments.get(0)?.length ?? 0;
    const bytes = new Uint8Array(size * this.#count);
    for (const [at, fragment] of this.#fragments) bytes.set(fragment, at * size);
    return bytes;
  }

  /** Adds a part; repeated ones are ignored. */
  take(sequence: number, bytes: Uint8Array): void {
    if (this.#seen.has(sequence)) return;
    // at most as many mixtures as fragments are kept: the first round comes again, with each by itself
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

  /** Stores a mixture; if it lacks a single fragment, resolves that and everything that follows from it. */
  #settle(first: Mixture): void {
    const open = [first];
    for (let mixture = open.pop(); mixture !== undefined; mixture = open.pop()) {
      const [at] = mixture.missing;
      if (mixture.missing.size > 1) this.#wait(mixture);
      else if (at !== undefined && !this.#fragments.has(at)) open.push(...this.#learn(at, mixture.bytes));
    }
  }

  /** Stores a fragment. @returns the mixtures that now lack only one */
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
