/** A single token transfer, as an index reports it. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import { Rounds } from '../../domain/Rounds.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';

export type TransferLookupState =
  | { readonly status: 'loading' }
  /** every responding index knows none */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'reported'; readonly activity: TokenActivity; readonly index: string }
  /** not a transfer, but it changed balances; at least one change */
  | { readonly status: 'changed'; readonly changes: readonly TokenActivity[]; readonly index: string };

/** One transfer at a time. */
export class TransferLookup {
  txid: Txid | null = null;
  state: TransferLookupState = { status: 'loading' };

  readonly #indexers: readonly TokenIndexer[];
  #holder: DogeAddress | null = null;
  readonly #rounds = new Rounds();

  constructor(indexers: readonly TokenIndexer[]) {
    this.#indexers = indexers;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Loading for any transfer but the one that was opened. */
  of(txid: Txid): TransferLookupState {
    return this.txid === txid ? this.state : { status: 'loading' };
  }

  /**
   * Queries the indexes in order until one knows it; the last result stays meanwhile. Never throws.
   *
   * @param holder - whose balance changes to look for; null: nobody's
   */
  async open(txid: Txid, holder: DogeAddress | null): Promise<void> {
    const round = this.#rounds.begin();
    if (this.txid !== txid || this.#holder !== holder) this.state = { status: 'loading' };
    this.txid = txid;
    this.#holder = holder;
    const state = await this.#ask(txid, holder);
    if (!round.isLatest) return;
    runInAction(() => {
      const isKnown = this.state.status === 'reported' || this.state.status === 'changed';
      if (state.status !== 'failed' || !isKnown) this.state = state;
    });
  }

  async #ask(txid: Txid, holder: DogeAddress | null): Promise<TransferLookupState> {
    let fault: Fault | null = null;
    let hasAnswered = false;
    for (const indexer of this.#indexers) {
      try {
        const activity = await indexer.activity(txid);
        if (activity !== null) return { status: 'reported', activity, index: indexer.name };
        const changes = holder === null ? [] : await indexer.changes(txid, holder);
        if (changes.length > 0) return { status: 'changed', changes, index: indexer.name };
        hasAnswered = true;
      } catch (thrown) {
        fault = toFault(thrown, 'offline');
      }
    }
    return hasAnswered || fault === null ? { status: 'none' } : { status: 'failed', fault };
  }
}
