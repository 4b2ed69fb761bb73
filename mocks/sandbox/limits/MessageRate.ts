/** Messages of a connection in a trailing window, counted in slots of a sixtieth of it as Blockbook does. */

const SLOTS = 60;

/** A sliding count. Times are milliseconds. */
export class MessageRate {
  readonly #slotMs: number;
  readonly #counts = new Map<number, number>();
  #newest = Number.NEGATIVE_INFINITY;

  constructor(windowMs: number) {
    this.#slotMs = windowMs / SLOTS;
  }

  /** Counts a message. @returns how many there were in the window, this one included */
  count(nowMs: number): number {
    this.#newest = Math.max(this.#newest, Math.floor(nowMs / this.#slotMs));
    this.#counts.set(this.#newest, (this.#counts.get(this.#newest) ?? 0) + 1);
    for (const slot of this.#counts.keys()) if (slot <= this.#newest - SLOTS) this.#counts.delete(slot);
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
