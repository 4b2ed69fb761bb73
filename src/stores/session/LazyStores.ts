/** Stores that only some screens need, each loaded with the first of these screens. */
import type { Ports } from '../../ports/Ports.ts';

export interface LazyStore {
  /** Called when the session ends, or everything is deleted: drops what was typed, prepared or opened. Never throws. */
  forget(): void;
}

/** Its class. */
export type LazyKind<Store extends LazyStore, LazyServices> = new (
  ports: Ports,
  stores: LazyServices,
) => Store;

/** Access to the lazy stores. */
export interface LazyOnes<LazyServices> {
  of<Store extends LazyStore>(Kind: LazyKind<Store, LazyServices>): Store;
}

/** The lazy stores created so far. `LazyServices` are the stores they use. */
export class LazyStores<LazyServices> {
  readonly #made = new Map<LazyKind<LazyStore, LazyServices>, LazyStore>();
  readonly #ports: Ports;
  readonly #stores: () => LazyServices;

  /** @param stores - called when the first one is created */
  constructor(ports: Ports, stores: () => LazyServices) {
    this.#ports = ports;
    this.#stores = stores;
  }

  /** Always the same store per class: it outlives the screens that use it. */
  of<Store extends LazyStore>(Kind: LazyKind<Store, LazyServices>): Store {
    const made = this.#made.get(Kind) ?? new Kind(this.#ports, this.#stores());
    this.#made.set(Kind, made);
    return made as Store;
  }

  forget(): void {
    for (const store of this.#made.values()) store.forget();
  }
}
