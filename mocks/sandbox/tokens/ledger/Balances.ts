/** Balances of all holders. */

/** One holder's balance of one thing. */
export interface Balance {
  readonly thing: string;
  readonly holder: string;
  readonly amount: bigint;
  /** number of moves that changed it */
  readonly transactions: number;
  readonly createdMs: number;
  readonly updatedMs: number;
}

/** Balances by thing and holder. A fully spent balance stays, at zero. */
export class Balances {
  readonly #byThing = new Map<string, Map<string, Balance>>();

  get(thing: string, holder: string): Balance | undefined {
    return this.#byThing.get(thing)?.get(holder);
  }

  /** Everyone who ever held a thing. */
  holdersOf(thing: string): readonly Balance[] {
    return [...(this.#byThing.get(thing)?.values() ?? [])];
  }

  all(): readonly Balance[] {
    return [...this.#byThing.values()].flatMap((holders) => [...holders.values()]);
  }

  /** Changes a balance; a negative amount subtracts. @throws {RangeError} when it would become negative */
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
