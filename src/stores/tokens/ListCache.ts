/** A long list that indexes serve in parts, fetched as far as the user scrolls. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Fault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { Clock } from '../../ports/Clock.ts';
import {
  beginRange,
  type KeyOf,
  type Listed,
  type ListFeed,
  type ListRange,
  readPart,
  withFirstPart,
  withPart,
} from './listRange.ts';

export interface ListPages<Item> {
  /** new parts are appended, so that nothing moves under a finger */
  readonly listed: readonly Listed<Item>[];
  /** as the indexes report it */
  readonly total: number;
  readonly hasMore: boolean;
  /** malformed entries fetched so far, by index host */
  readonly leftOut: ReadonlyMap<string, number>;
  /** indexes that failed the last time: the list may be incomplete without them */
  readonly missing: readonly { readonly index: string; readonly fault: Fault }[];
}

/** One list at a time. */
export class ListCache<Item> {
  pages: Loadable<ListPages<Item>> = IDLE;
  /** whether the current or last failed request was for a further part */
  isFurther = false;
  /** what the list is about, for example an address; null before `open` */
  subject: string | null = null;

  readonly #keyOf: KeyOf<Item>;
  readonly #clock: Clock;
  #ranges: readonly ListRange<Item>[] = [];
  /** keys in order of arrival */
  #order: readonly string[] = [];
  #asking = new AbortController();

  constructor(keyOf: KeyOf<Item>, clock: Clock) {
    this.#keyOf = keyOf;
    this.#clock = clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get listed(): readonly Listed<Item>[] {
    return lastValue(this.pages)?.listed ?? [];
  }

  get items(): readonly Item[] {
    return this.listed.map(({ item }) => item);
  }

  /** Malformed entries fetched so far, of all indexes. */
  get leftOut(): number {
    return [...(lastValue(this.pages)?.leftOut.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  get hasMore(): boolean {
    return lastValue(this.pages)?.hasMore ?? false;
  }

  find(key: string): Listed<Item> | null {
    return this.listed.find(({ item }) => this.#keyOf(item) === key) ?? null;
  }

  clear(): void {
    this.#asking.abort();
    this.pages = IDLE;
    this.subject = null;
    this.#ranges = [];
    this.#order = [];
  }

  /** Opens a list, unless it is already open. @param feeds - lists that are joined into one */
  async open(subject: string, feeds: readonly ListFeed<Item>[]): Promise<void> {
    if (this.subject === subject && this.pages.status !== 'idle') return;
    this.clear();
    this.subject = subject;
    this.#ranges = feeds.map(beginRange);
    await this.refresh();
  }

  /** Reads the list from the start; fetched parts stay if they did not change. */
  async refresh(): Promise<void> {
    if (this.subject === null) return;
    const known = this.#ranges;
    const parts = await this.#read(
      false,
      known.map(({ feed }) => beginRange(feed)),
    );
    if (parts === null) return;
    const merge = (range: ListRange<Item>, index: number) => {
      const part = parts[index];
      return part === undefined ? range : withFirstPart(range, part, this.#keyOf);
    };
    const merged = known.map(merge);
    if (merged.some(({ listed }, index) => listed !== known[index]?.listed)) this.#order = [];
    this.#settle(merged, parts);
  }

  /** Fetches the next part, if there is one. */
  async more(): Promise<void> {
    const known = this.#ranges;
    const next = known.find(({ isDone }) => !isDone);
    if (next === undefined || this.pages.status === 'loading' || this.pages.status === 'idle') return;
    const parts = await this.#read(true, [next]);
    const part = parts?.[0];
    if (part === undefined) return;
    const merge = (range: ListRange<Item>) => (range === next ? withPart(range, part, this.#keyOf) : range);
    this.#settle(known.map(merge), [part]);
  }

  /** Fetches parts until an item is found, the list ends, or an index fails. */
  async seek(key: string): Promise<void> {
    while (this.find(key) === null && this.hasMore && this.pages.status === 'ready') await this.more();
  }

  /** @returns null when a later read replaced it */
  async #read(
    isFurther: boolean,
    wanted: readonly ListRange<Item>[],
  ): Promise<readonly ListRange<Item>[] | null> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.isFurther = isFurther;
    this.pages = loading(this.pages);
    const parts = await Promise.all(wanted.map((range) => readPart(range, asking.signal)));
    return asking.signal.aborted ? null : parts;
  }

  #settle(ranges: readonly ListRange<Item>[], parts: readonly ListRange<Item>[]): void {
    const silent = parts.find(({ fault }) => fault !== null)?.fault ?? null;
    const isNothingReported = silent !== null && parts.every(({ fault }) => fault !== null);
    this.#ranges = ranges;
    runInAction(() => {
      this.pages = isNothingReported
        ? failed(this.pages, silent)
        : ready(this.#pagesOf(ranges), this.#clock.nowMs());
    });
  }

  #pagesOf(ranges: readonly ListRange<Item>[]): ListPages<Item> {
    const listed = this.#inOrder(ranges.flatMap((range) => range.listed));
    const missing = ranges.flatMap(({ feed, fault }) =>
      fault === null ? [] : feed.map(({ name }) => ({ index: name, fault })),
    );
    const total = ranges.reduce((sum, range) => sum + range.total, 0);
    const hasMore = ranges.some(({ isDone }) => !isDone);
    const leftOut = new Map(
      ranges.flatMap(({ source, leftOut: count }) => (source === null ? [] : [[source.name, count]])),
    );
    return {
      listed,
      total: hasMore ? Math.max(total, listed.length) : listed.length,
      hasMore,
      leftOut,
      missing,
    };
  }

  /** Sorted by arrival. */
  #inOrder(listed: readonly Listed<Item>[]): readonly Listed<Item>[] {
    const positions = new Map(this.#order.map((key, index) => [key, index]));
    const positionOf = ({ item }: Listed<Item>) => positions.get(this.#keyOf(item)) ?? positions.size;
    const ordered = [...listed].sort((one, other) => positionOf(one) - positionOf(other));
    this.#order = ordered.map(({ item }) => this.#keyOf(item));
    return ordered;
  }
}
