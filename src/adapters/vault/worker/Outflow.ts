/** Adds up what may have left since somebody showed last that they are the owner. */

/**
 * Bytes that were handed out may be sent at any time, so each counts; but of those that spend the same coin only one ever
 * confirms. So amounts are booked on coins: what a transfer takes away is covered by what is booked on its coins already, and
 * the rest is booked on one of them. The sum is never less than what any of them together can take away.
 */
export class Outflow {
  readonly #byCoin = new Map<string, bigint>();
  #isKnown: boolean;

  /** @param isKnown - false where earlier transfers of the same unlocking were forgotten, as by a reload */
  constructor(isKnown: boolean) {
    this.#isKnown = isKnown;
  }

  #uncovered(coins: readonly string[], leaving: bigint): bigint {
    let covered = 0n;
    for (const coin of coins) covered += this.#byCoin.get(coin) ?? 0n;
    return leaving > covered ? leaving - covered : 0n;
  }

  /** What left at most if this goes too, koinu; null when that is not known. @param coins - keys of what it spends */
  sumWith(coins: readonly string[], leaving: bigint): bigint | null {
    if (!this.#isKnown) return null;
    let sum = this.#uncovered(coins, leaving);
    for (const booked of this.#byCoin.values()) sum += booked;
    return sum;
  }

  /** Books a transfer whose bytes are handed out. */
  add(coins: readonly string[], leaving: bigint): void {
    const [first] = coins;
    if (first === undefined) return;
    this.#byCoin.set(first, (this.#byCoin.get(first) ?? 0n) + this.#uncovered(coins, leaving));
  }

  /** Begins anew: the owner was there. */
  clear(): void {
    this.#byCoin.clear();
    this.#isKnown = true;
  }
}
