/** Determines the owner of back: whatever opened last, otherwise the route. A second owner of the host's button would conflict with it. */

type Press = () => void;

/** A stack of handlers above the route's own. */
export class BackStack {
  #takers: readonly Press[] = [];
  readonly #listeners = new Set<() => void>();

  /** Whether anything is open above the route. */
  readonly isTaken = (): boolean => this.#takers.length > 0;

  /** Called when that changes. @returns unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a handler on top. @returns removes it, at any position */
  readonly take = (press: Press): (() => void) => {
    const mine = () => press();
    this.#become([...this.#takers, mine]);
    return () => this.#become(this.#takers.filter((taker) => taker !== mine));
  };

  /** Calls the topmost handler, or the given one when there is none. */
  press(otherwise: Press): void {
    const top = this.#takers.at(-1) ?? otherwise;
    top();
  }

  #become(takers: readonly Press[]): void {
    this.#takers = takers;
    for (const listener of this.#listeners) listener();
  }
}
