/** Who has how much of what. */

/** One holder's part of one thing. */
export interface Balance {
  readonly thing: string;
  readonly holder: string;
  readonly amount: bigint;
  /** moves that touched it */
  readonly transactions: number;
  readonly createdMs: number;
  readonly updatedMs: number;
}

/** Balances by thing and holder. A balance that was spent whole stays, with nothing in it. */
export class Balances {
  readonly #byThing = new Map<string, Map<string, Balance>>();

  get(thing: string, holder: string): Balance | undefined {
    return this.#byThing.get(thing)?.get(holder);
  }

  /** Everybody who ever had a thing. */
  holdersOf(thing: string): readonly Balance[] {
    return [...(this.#byThing.get(thing)?.values() ?? [])];
  }

  all(): readonly Balance[] {
    return [...this.#byThing.values()].flatMap((holders) => [...holders.values()]);
  }

  /** Adds to a balance; a negative amount takes away. @throws {RangeError} when it would be less than nothing */
  add(thing: string, holder: string, amount: bigint, timeMs: number): void {
    const before = this.get(thing, holder);
    const sum = (before?.amount ?? 0n) + amount;
    if (sum < 0n) throw new RangeError(`${holder} has not so much of ${thing}`);
    const holders = this.#byThing.get(thing) ?? new Map<string, Balance>();
    this.#byThing.set(thing, holders);
    holders.set(holder, {
      thing,
      holder,
      amount: sum,
      transactions: (before?.transactions ?? 0) + 1,
      createdMs: before?.createdMs ?? timeMs,
      updatedMs: timeMs,
    });
  }
}
