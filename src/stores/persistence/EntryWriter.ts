/** Finds changed entries of a list, and writes only those. */
import type { Clock } from '../../ports/Clock.ts';
import type { EntryChanges } from '../../ports/StateStorage.ts';

/** A value with the key of its entry. */
export type Item<Value> = readonly [key: string, value: Value];

export interface WriterServices<Value> {
  readonly change: (changes: EntryChanges) => void;
  readonly save: (value: Value) => unknown;
  readonly clock: Clock;
  /** how long a changed entry may wait, milliseconds; removals never wait */
  readonly delayMs: number;
}

interface Written<Value> {
  readonly value: Value;
  /** entries are stored unordered; this gives their order */
  readonly order: number;
}

/** The writer of one list. */
export class EntryWriter<Value> {
  /** stops observing the store */
  stop: () => void = () => {};

  readonly #services: WriterServices<Value>;
  #written: ReadonlyMap<string, Written<Value>> = new Map();
  /** the latest items not written yet; null: nothing waits */
  #waiting: readonly Item<Value>[] | null = null;
  #cancel: () => void = () => {};

  constructor(services: WriterServices<Value>) {
    this.#services = services;
  }

  /**
   * @param items - what is on disk, oldest first
   * @param orders - their stored order, by key
   */
  begin(items: readonly Item<Value>[], orders: ReadonlyMap<string, number>): void {
    this.#written = new Map(items.map(([key, value]) => [key, { value, order: orders.get(key) ?? 0 }]));
  }

  /** @param items - what is to be on disk, oldest first */
  take(items: readonly Item<Value>[]): void {
    const { clock, delayMs } = this.#services;
    this.#waiting = items;
    this.#cancel();
    const there = new Set(items.map(([key]) => key));
    const isOut = [...this.#written.keys()].some((key) => !there.has(key));
    if (delayMs === 0 || isOut) this.flush();
    else this.#cancel = clock.after(delayMs, () => this.flush());
  }

  /** Writes what waits. */
  flush(): void {
    this.#cancel();
    const items = this.#waiting;
    this.#waiting = null;
    if (items === null) return;
    const { written, changes } = this.#changed(items);
    this.#written = written;
    if (changes.size > 0) this.#services.change(changes);
  }

  /** What waits is discarded. */
  end(): void {
    this.stop();
    this.#cancel();
    this.#waiting = null;
  }

  #changed(items: readonly Item<Value>[]) {
    const written = new Map<string, Written<Value>>();
    const changes = new Map<string, string | null>();
    let highest = Math.max(0, ...[...this.#written.values()].map(({ order }) => order));
    let last = 0;
    for (const [key, value] of items) {
      const before = this.#written.get(key);
      const isInOrder = before !== undefined && before.order > last;
      if (!isInOrder) highest += 1;
      const order = isInOrder ? before.order : highest;
      last = order;
      written.set(key, { value, order });
      if (before?.value !== value || before.order !== order)
        changes.set(key, JSON.stringify({ order, value: this.#services.save(value) }));
    }
    for (const key of this.#written.keys()) if (!written.has(key)) changes.set(key, null);
    return { written, changes };
  }
}
