/** Stores that only some screens need: the code of each comes with the first of these screens. */
import type { Ports } from '../ports/Ports.ts';

/** What each of them is able to. */
export interface LateStore {
  /** The session ended, or everything was deleted: what was typed, prepared or opened is forgotten. Never throws. */
  forget(): void;
}

/** The class of one. */
export type LateKind<Store extends LateStore, Around> = new (ports: Ports, stores: Around) => Store;

/** Those that were asked for so far. `Around` are the stores that they work with. */
export class LateStores<Around> {
  readonly #made = new Map<LateKind<LateStore, Around>, LateStore>();
  readonly #ports: Ports;
  readonly #stores: () => Around;

  /** @param stores - not read before the first is asked for */
  constructor(ports: Ports, stores: () => Around) {
    this.#ports = ports;
    this.#stores = stores;
  }

  /** One and the same store of a class each time: it outlives the screens that ask for it. */
  of<Store extends LateStore>(Kind: LateKind<Store, Around>): Store {
    const made = this.#made.get(Kind) ?? new Kind(this.#ports, this.#stores());
    this.#made.set(Kind, made);
    return made as Store;
  }

  /** All of them forget. */
  forget(): void {
    for (const store of this.#made.values()) store.forget();
  }
}
