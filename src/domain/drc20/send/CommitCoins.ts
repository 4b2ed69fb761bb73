/** Chooses the coins of one commit after the other, so that as many as can be may leave at once. */
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
 * A commit spends the change of the one before, because that costs one input, until nodes would take no more that rests on
 * unconfirmed transactions; then others of the coins begin anew. When they do not do either, the rest waits for a block.
 */
export class CommitCoins {
  /** coins of the wallet, largest first */
  #spare: readonly Coin[];
  /** changes of this plan that no commit spends yet */
  #changes: readonly Coin[] = [];
  #mempool = new UnconfirmedCounts();
  /** what each coin rests on that waits */
  #nodes = new Map<Coin, readonly WaitingNode[]>();
  #newest: WaitingNode | null = null;
  #hasWaited = false;
  /** what the next commit spends in any case */
  #first: readonly Coin[];

  /**
   * @param coins - those that may be spent, each once
   * @param first - those of them that the first commit spends in any case
   */
  constructor(coins: readonly Coin[], first: readonly Coin[] = []) {
    this.#spare = largestFirst(coins);
    this.#first = first;
    for (const coin of coins) {
      if (isUnconfirmed(coin)) this.#nodes.set(coin, this.#mempool.addWaiting(coin.unconfirmedAncestors));
    }
  }

  /** whether a block has to come before the newest commit can leave */
  get hasWaited(): boolean {
    return this.#hasWaited;
  }

  /** what is left, the largest first */
  get left(): readonly Coin[] {
    return largestFirst([...this.#spare, ...this.#changes]);
  }

  /** What has to be spent first, or the change of the commit before, with others of the coins when it does not do alone. */
  #chained({ terms }: TransferDraft): Selection | null {
    const fixed = this.#first.length > 0 ? this.#first : this.#changes.slice(-1);
    if (fixed.length === 0) return null;
    const alone = selectionOf(fixed, terms);
    if (alone !== null) return alone;
    const confirmed = this.#spare.filter((coin) => !this.#nodes.has(coin) && !fixed.includes(coin));
    return fillFrom(fixed, confirmed, terms);
  }

  /** Whether nodes would take it now; then it counts as broadcast. */
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

  /** The coins that pay a draft; null when what is left does not. */
  choose(draft: TransferDraft): Selection | null {
    return this.#now(draft) ?? this.#afterBlock(draft);
  }

  /**
   * Takes coins that were just chosen out of what is left, and puts the change in.
   *
   * @param change - what comes back of them; null when nothing does
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
