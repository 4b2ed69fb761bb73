/** Filter, search and scroll position of the history: kept while a detail is open, reset otherwise. */
import { makeAutoObservable } from 'mobx';
import type { HistoryFilter } from '../../../domain/history/filterHistory.ts';

/** View state of the current address's history. */
export class HistoryView {
  filter: HistoryFilter = 'all';
  /** as typed; null without a search */
  sought: string | null = null;
  /** scroll offset of the list, CSS pixels; not observable, read once on mount */
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

  /** The user opens a detail and will come back. */
  goAway(): void {
    this.#isAway = true;
  }

  /** The history screen was opened. */
  arrive(): void {
    this.#isAway = false;
  }

  /** The history screen was left: state is kept only for the way back from a detail. */
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
