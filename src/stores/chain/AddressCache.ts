/** What was last read of the addresses that were on show before: shown at once when one is on show again. Ends with the app. */
import { IDLE, type Loadable, lastAtMs, lastValue, loading, ready } from '../../domain/loadable.ts';

/** No more addresses are remembered: those that were left longest ago go first. */
const MAX_LEFT = 20;

/** Values by address. */
export class AddressCache<Value extends { readonly address: string }> {
  readonly #known = new Map<string, Loadable<Value>>();

  /** Remembers a value that is no longer on show; nothing while there is none. */
  leave(loadable: Loadable<Value>): void {
    const value = lastValue(loadable);
    const atMs = lastAtMs(loadable);
    if (value === undefined || atMs === undefined) return;
    this.#known.delete(value.address);
    this.#known.set(value.address, ready(value, atMs));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_LEFT && oldest !== undefined) this.#known.delete(oldest);
  }

  /** What was known of an address, as a value that is being read again. */
  find(address: string | null): Loadable<Value> {
    const known = address === null ? undefined : this.#known.get(address);
    return known === undefined ? IDLE : loading(known);
  }

  forget(): void {
    this.#known.clear();
  }
}
