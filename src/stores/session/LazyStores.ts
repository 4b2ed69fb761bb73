/** Stores that only some screens need: the code of each comes with the first of these screens. */
import type { Ports } from '../../ports/Ports.ts';

/** What each of them is able to. */
export interface LazyStore {
  /** The session ended, or everything was deleted: what was typed, prepared or opened is forgotten. Never throws. */
  forget(): void;
}

/** The class of one. */
export type LazyKind<Store extends LazyStore, LazyServices> = new (
  ports: Ports,
  stores: LazyServices,
) => Store;

/** Where one of them is asked for. */
export interface LazyOnes<LazyServices> {
  of<Store extends LazyStore>(Kind: LazyKind<Store, LazyServices>): Store;
}

/** Those that were asked for so far. `LazyServices` are the stores that they work with. */
export class LazyStores<LazyServices> {
  readonly #made = new Map<LazyKind<LazyStore, LazyServices>, LazyStore>();
  readonly #ports: Ports;
  readonly #stores: () => LazyServices;

  /** @param stores - not read before the first is asked for */
  constructor(ports: Ports, stores: () => LazyServices) {
    this.#ports = ports;
    this.#stores = stores;
  }

  /** One and the same store of a class each time: it outlives the screens that ask for it. */
  of<Store extends LazyStore>(Kind: LazyKind<Store, LazyServices>): Store {
    const made = this.#made.get(Kind) ?? new Kind(this.#ports, this.#stores());
    this.#made.set(Kind, made);
    return made as Store;
  }

  /** All of them forget. */
  forget(): void {
    for (const store of this.#made.values()) store.forget();
  }
}
