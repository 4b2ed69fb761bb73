/** Counts unconfirmed transactions as nodes do before they take another: how much it rests on, and what rests on that. */
import { type AncestorLoad, passedLimit, type UnconfirmedAncestor } from '../../tx/chainLimits.ts';

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

const withParents = (parents: readonly WaitingNode[]): ReadonlySet<WaitingNode> =>
  new Set(parents.flatMap((parent) => [parent, ...parent.ancestors]));

/** The transactions that wait for a block, as far as they concern a plan. */
export class UnconfirmedCounts {
  /** of each transaction, itself and all that rests on it */
  readonly #burdens = new Map<WaitingNode, AncestorLoad>();
  /** those that waited before, by their ids */
  readonly #known = new Map<string, WaitingNode>();

  #burdenOf(node: WaitingNode): AncestorLoad {
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

  #addKnown({ txid, size, descendants }: UnconfirmedAncestor): WaitingNode {
    const known = this.#known.get(txid);
    if (known !== undefined) return known;
    const node: WaitingNode = { size, ancestors: new Set() };
    this.#known.set(txid, node);
    this.#burdens.set(node, descendants);
    return node;
  }

  /**
   * What a coin that waits already descends from.
   *
   * @returns all of it, so that whatever spends the coin rests on each
   */
  addWaiting(ancestors: readonly UnconfirmedAncestor[]): readonly WaitingNode[] {
    return ancestors.map((ancestor) => this.#addKnown(ancestor));
  }

  #takesPair(ancestors: ReadonlySet<WaitingNode>, bytes: number): boolean {
    const counted = [...ancestors].map((node, index) => ({
      ...{ txid: `${index}`, size: node.size, descendants: this.#burdenOf(node) },
    }));
    return passedLimit(counted, { count: 2, bytes }) === null;
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
