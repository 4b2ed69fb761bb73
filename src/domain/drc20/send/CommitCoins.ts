/** Selects coins for successive commits, so that as many as possible can leave at once. */
import type { Coin } from '../../tx/Coin.ts';
import { fillFrom } from '../../tx/selection/fillFrom.ts';
import { largestFirst, type Selection, selectionOf } from '../../tx/selection/Selection.ts';
import { selectCoins } from '../../tx/selection/selectCoins.ts';
import { isUnconfirmed } from '../../tx/selection/unconfirmedChains.ts';
import type { TransferDraft } from './draftTransfer.ts';
import { UnconfirmedCounts, type WaitingNode } from './UnconfirmedCounts.ts';

/**
 * The coins of an address while commits are planned.
 *
 * A commit spends the change of the previous one, because that costs only one input, until nodes would accept no longer chain of
 * unconfirmed transactions; then another coin starts a new chain. When neither is possible, the rest waits for a block.
 */
export class CommitCoins {
  /** coins of the wallet, largest first */
  #spare: readonly Coin[];
  /** change outputs of this plan that no commit spends yet */
  #changes: readonly Coin[] = [];
  #mempool = new UnconfirmedCounts();
  /** the unconfirmed ancestors of each coin */
  #nodes = new Map<Coin, readonly WaitingNode[]>();
  #newest: WaitingNode | null = null;
  #hasWaited = false;
  /** coins that the next commit must spend */
  #first: readonly Coin[];

  /**
   * @param coins - the spendable ones, each once
   * @param first - those that the first commit must spend
   */
  constructor(coins: readonly Coin[], first: readonly Coin[] = []) {
    this.#spare = largestFirst(coins);
    this.#first = first;
    for (const coin of coins) {
      if (isUnconfirmed(coin)) this.#nodes.set(coin, this.#mempool.addWaiting(coin.unconfirmedAncestors));
    }
  }

  /** whether the newest commit has to wait for a block */
  get hasWaited(): boolean {
    return this.#hasWaited;
  }

  /** the remaining coins, largest first */
  get left(): readonly Coin[] {
    return largestFirst([...this.#spare, ...this.#changes]);
  }

  /** The mandatory coins, or the previous commit's change, with more coins when these are not enough. */
  #chained({ terms }: TransferDraft): Selection | null {
    const fixed = this.#first.length > 0 ? this.#first : this.#changes.slice(-1);
    if (fixed.length === 0) return null;
    const alone = selectionOf(fixed, terms);
    if (alone !== null) return alone;
    const confirmed = this.#spare.filter((coin) => !this.#nodes.has(coin) && !fixed.includes(coin));
    return fillFrom(fixed, confirmed, terms);
  }

  /** Whether nodes would accept it now; if so, it is counted as broadcast. */
  #enters({ coins, settlement }: Selection, draft: TransferDraft): boolean {
    const parents = coins.flatMap((coin) => this.#nodes.get(coin) ?? []);
    const node = this.#mempool.addPair(parents, { commit: settlement.size, reveal: draft.size });
    if (node !== null) this.#newest = node;
    return node !== null;
  }

  #now(draft: TransferDraft): Selection | null {
    const chained = this.#chained(draft);
    if (chained !== null && this.#enters(chained, draft)) return chained;
    const fresh = selectCoins(this.#spare, draft.terms, draft.size);
    return fresh !== null && this.#enters(fresh, draft) ? fresh : null;
  }

  #afterBlock(draft: TransferDraft): Selection | null {
    this.#mempool = new UnconfirmedCounts();
    this.#nodes.clear();
    this.#hasWaited = true;
    const all = () => fillFrom([], this.left, draft.terms);
    const selection = this.#chained(draft) ?? selectCoins(this.#spare, draft.terms) ?? all();
    return selection !== null && this.#enters(selection, draft) ? selection : null;
  }

  /** The coins that pay a draft; null when the remaining ones are not enough. */
  choose(draft: TransferDraft): Selection | null {
    return this.#now(draft) ?? this.#afterBlock(draft);
  }

  /**
   * Removes the coins just chosen, and adds the change.
   *
   * @param change - null when there is none
   */
  spend(chosen: readonly Coin[], change: Coin | null): void {
    const gone = new Set(chosen);
    this.#first = [];
    const isRemaining = (coin: Coin) => !gone.has(coin);
    const changes = this.#changes.filter(isRemaining);
    const isAllChange = this.#changes.length - changes.length === gone.size;
    if (!isAllChange) this.#spare = this.#spare.filter(isRemaining);
    this.#changes = change ? [...changes, change] : changes;
    if (change && this.#newest) this.#nodes.set(change, [this.#newest]);
  }
}
