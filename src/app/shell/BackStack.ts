/** Who the way back belongs to: what opened last, else the route. Any other owner of the host's button would fight with it. */

type Press = () => void;

/** A stack of takers with the route at its bottom. */
export class BackStack {
  #takers: readonly Press[] = [];
  readonly #listeners = new Set<() => void>();

  /** Whether anything lies over the route. */
  readonly isTaken = (): boolean => this.#takers.length > 0;

  /** Called when that changes. @returns stops */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Puts a taker on top. @returns takes it away again, wherever it lies by then */
  readonly take = (press: Press): (() => void) => {
    const mine = () => press();
    this.#become([...this.#takers, mine]);
    return () => this.#become(this.#takers.filter((taker) => taker !== mine));
  };

  /** Presses the topmost taker, or what lies below all of them. */
  press(otherwise: Press): void {
    const top = this.#takers.at(-1) ?? otherwise;
    top();
  }

  #become(takers: readonly Press[]): void {
    this.#takers = takers;
    for (const listener of this.#listeners) listener();
  }
}
