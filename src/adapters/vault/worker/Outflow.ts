/** Sums up what may have left the wallets since the owner last authenticated. */

/**
 * Released bytes may be broadcast at any time, so each counts; but of those that spend the same coin only one ever confirms. So
 * amounts are booked on coins: a transfer's amount is covered by what is already booked on its coins, and the rest is booked on one
 * of them. The sum is never less than what any of them together can take.
 */
export class Outflow {
  readonly #byCoin = new Map<string, bigint>();
  #isKnown: boolean;

  /** @param isKnown - false if earlier transfers since the same unlock were forgotten, as after a reload */
  constructor(isKnown: boolean) {
    this.#isKnown = isKnown;
  }

  #uncovered(coins: readonly string[], leaving: bigint): bigint {
    let covered = 0n;
    for (const coin of coins) covered += this.#byCoin.get(coin) ?? 0n;
    return leaving > covered ? leaving - covered : 0n;
  }

  /** The maximum that may have left including this transfer, koinu; null when unknown. @param coins - keys of its spent coins */
  sumWith(coins: readonly string[], leaving: bigint): bigint | null {
    if (!this.#isKnown) return null;
    let sum = this.#uncovered(coins, leaving);
    for (const booked of this.#byCoin.values()) sum += booked;
    return sum;
  }

  /** Books a transfer that is released. */
  add(coins: readonly string[], leaving: bigint): void {
    const [first] = coins;
    if (first === undefined) return;
    this.#byCoin.set(first, (this.#byCoin.get(first) ?? 0n) + this.#uncovered(coins, leaving));
  }

  /** Starts over: the owner authenticated. */
  clear(): void {
    this.#byCoin.clear();
    this.#isKnown = true;
  }
}
