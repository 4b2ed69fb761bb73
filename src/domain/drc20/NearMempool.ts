/** Counts unconfirmed transactions as nodes do before they take another: how much it rests on, and what rests on that. */
import { MAX_UNCONFIRMED_ANCESTORS } from '../tx/policy.ts';

/**
 * The most unconfirmed transactions that may rest on each other, the newest included; and their bytes.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.h (DEFAULT_ANCESTOR_LIMIT, DEFAULT_DESCENDANT_LIMIT)
 */
const MAX_RELATED = MAX_UNCONFIRMED_ANCESTORS + 1;
const MAX_RELATED_BYTES = 101_000;

/** What a transaction of which only the number is known is taken to have, bytes. */
const UNKNOWN_SIZE = 300;

/** A transaction that waits, to the model. */
export interface WaitingNode {
  readonly size: number;
  /** all that it rests on, itself left out */
  readonly ancestors: ReadonlySet<WaitingNode>;
}

/** Sizes of a commit and of its reveal, bytes. */
export interface PairSizes {
  readonly commit: number;
  readonly reveal: number;
}

interface Burden {
  readonly count: number;
  readonly bytes: number;
}

const withParents = (parents: readonly WaitingNode[]): ReadonlySet<WaitingNode> =>
  new Set(parents.flatMap((parent) => [parent, ...parent.ancestors]));

/** The transactions that wait for a block, as far as they concern a plan. */
export class NearMempool {
  /** of each transaction, itself and all that rests on it */
  readonly #burdens = new Map<WaitingNode, Burden>();

  #burdenOf(node: WaitingNode): Burden {
    return this.#burdens.get(node) ?? { count: 1, bytes: node.size };
  }

  #add(parents: readonly WaitingNode[], size: number): WaitingNode {
    const node = { size, ancestors: withParents(parents) };
    for (const ancestor of node.ancestors) {
      const { count, bytes } = this.#burdenOf(ancestor);
      this.#burdens.set(ancestor, { count: count + 1, bytes: bytes + size });
    }
    return node;
  }

  /**
   * What waits already, though nothing is known of it but its number: each is taken to rest on the one before, and to have
   * a reveal resting on it, so that the truth is never more.
   *
   * @param count - at least 1
   * @returns the newest
   */
  addUnknown(count: number): WaitingNode {
    let newest: WaitingNode | null = null;
    for (let added = 0; added < count || newest === null; added++) {
      newest = this.#add(newest === null ? [] : [newest], UNKNOWN_SIZE);
      this.#add([newest], UNKNOWN_SIZE);
    }
    return newest;
  }

  #takesPair(ancestors: ReadonlySet<WaitingNode>, size: number): boolean {
    let total = size;
    for (const ancestor of ancestors) {
      total += ancestor.size;
      const { count, bytes } = this.#burdenOf(ancestor);
      if (count + 2 > MAX_RELATED || bytes + size > MAX_RELATED_BYTES) return false;
    }
    return ancestors.size + 2 <= MAX_RELATED && total <= MAX_RELATED_BYTES;
  }

  /**
   * Adds a commit and its reveal.
   *
   * @param parents - the unconfirmed transactions that the commit spends from
   * @returns the commit; null when nodes would not take both before a block comes: then nothing changed
   */
  addPair(parents: readonly WaitingNode[], { commit, reveal }: PairSizes): WaitingNode | null {
    if (!this.#takesPair(withParents(parents), commit + reveal)) return null;
    const node = this.#add(parents, commit);
    this.#add([node], reveal);
    return node;
  }
}
