/** Which part of history is looked at: kept while the person is away at a detail, and forgotten otherwise. */
import { makeAutoObservable } from 'mobx';
import type { HistoryFilter } from '../../../domain/history/filterHistory.ts';

/** Filter, search, and how far down. */
export class HistoryView {
  filter: HistoryFilter = 'all';
  /** as typed; null while nothing is sought */
  sought: string | null = null;
  /** how far the list is scrolled, CSS pixels; nothing is drawn from it but the first moment */
  readonly scrollPosition = { offset: 0 };

  #isAway = false;

  constructor() {
    makeAutoObservable(this, { scrollPosition: false }, { deep: false, autoBind: true });
  }

  setFilter(filter: HistoryFilter): void {
    this.filter = filter;
    this.scrollPosition.offset = 0;
  }

  setSought(sought: string | null): void {
    this.sought = sought;
    this.scrollPosition.offset = 0;
  }

  /** The person goes to a detail and will be back. */
  goAway(): void {
    this.#isAway = true;
  }

  /** The person is here, back from a detail or from elsewhere. */
  arrive(): void {
    this.#isAway = false;
  }

  /** The person has left: after a detail everything will be as it was, from elsewhere it begins anew. */
  leave(): void {
    if (!this.#isAway) this.reset();
  }

  reset(): void {
    this.filter = 'all';
    this.sought = null;
    this.scrollPosition.offset = 0;
    this.#isAway = false;
  }
}
