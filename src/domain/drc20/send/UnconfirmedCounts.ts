/** Counts unconfirmed ancestors and descendants by the limits of mempools. */
import { type AncestorLoad, passedLimit, type UnconfirmedAncestor } from '../../tx/chainLimits.ts';

/** An unconfirmed transaction in the model. */
export interface WaitingNode {
  readonly size: number;
  /** all unconfirmed ancestors, without itself */
  readonly ancestors: ReadonlySet<WaitingNode>;
}

/** Sizes of a commit and of its reveal, bytes. */
export interface PairSizes {
  readonly commit: number;
  readonly reveal: number;
}

const withParents = (parents: readonly WaitingNode[]): ReadonlySet<WaitingNode> =>
  new Set(parents.flatMap((parent) => [parent, ...parent.ancestors]));

/** The unconfirmed transactions that matter to a plan. */
export class UnconfirmedCounts {
  /** for each transaction, itself and all its descendants */
  readonly #burdens = new Map<WaitingNode, AncestorLoad>();
  /** those that were unconfirmed before, by txid */
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
   * Adds the ancestors of an unconfirmed coin.
   *
   * @returns all of them: whatever spends the coin descends from each
   */
  addWaiting(ancestors: readonly UnconfirmedAncestor[]): readonly WaitingNode[] {
    return ancestors.map((ancestor) => this.#addKnown(ancestor));
  }

  #takesPair(ancestors: ReadonlySet<WaitingNode>, bytes: number): boolean {
    const counted = [...ancestors].map((node, index) => ({
      txid: `${index}`,
      size: node.size,
      descendants: this.#burdenOf(node),
    }));
    return passedLimit(counted, { count: 2, bytes }) === null;
  }

  /**
   * Adds a commit and its reveal.
   *
   * @param parents - the unconfirmed transactions that the commit spends from
   * @returns the commit; null when nodes would not accept both before the next block: then nothing changed
   */
  addPair(parents: readonly WaitingNode[], { commit, reveal }: PairSizes): WaitingNode | null {
    if (!this.#takesPair(withParents(parents), commit + reveal)) return null;
    const node = this.#add(parents, commit);
    this.#add([node], reveal);
    return node;
  }
}
