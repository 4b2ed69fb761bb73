/** Last responses for addresses shown before, so that they show at once when selected again. In memory only. */
import { IDLE, type Loadable, lastAtMs, lastValue, loading, ready } from '../../domain/loadable.ts';

/** The least recently left addresses are dropped first. */
const MAX_LEFT = 20;

/** One value per address; a value restored from here must be refreshed. */
export class AddressCache<Value extends { readonly address: string }> {
  readonly #known = new Map<string, Loadable<Value>>();

  /** Stores the value of an address that is no longer shown; does nothing if there is none. */
  leave(loadable: Loadable<Value>): void {
    const value = lastValue(loadable);
    const atMs = lastAtMs(loadable);
    if (value === undefined || atMs === undefined) return;
    this.#known.delete(value.address);
    this.#known.set(value.address, ready(value, atMs));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_LEFT && oldest !== undefined) this.#known.delete(oldest);
  }

  /** The cached value of an address, as a value being refreshed. */
  find(address: string | null): Loadable<Value> {
    const known = address === null ? undefined : this.#known.get(address);
    return known === undefined ? IDLE : loading(known);
  }

  forget(): void {
    this.#known.clear();
  }
}
