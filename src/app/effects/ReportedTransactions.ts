/**
 * Transactions that a server reported, until the history shows them. Blockbook reports one a moment before its own index has it, and
 * longer before when many arrive at once; it reports nothing more until the next block.
 *
 * @see https://github.com/trezor/blockbook/blob/master/bchain/mempool_bitcoin_type.go (getTxAddrs reports, onNewEntry indexes)
 */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Clock } from '../../ports/Clock.ts';

/** How long after each reading in vain the next one follows, milliseconds. After the last it is left to the next block. */
export const READ_AGAIN_AFTER_MS: readonly number[] = [3_000, 10_000, 30_000];

/** So many at once are waited for: a server may report as many as it likes. */
const MAX_REPORTED = 20;

/** Those of one address. */
export class ReportedTransactions {
  readonly #clock: Clock;
  readonly #readAgain: () => void;
  readonly #missing = new Set<Txid>();
  #readings = 0;
  #cancel = () => {};

  constructor(clock: Clock, readAgain: () => void) {
    this.#clock = clock;
    this.#readAgain = readAgain;
  }

  /** A server reported one. */
  add(id: Txid): void {
    if (this.#missing.size < MAX_REPORTED) this.#missing.add(id);
    this.#readings = 0;
  }

  /** The history was read. @param isShown - whether it has a transaction by now */
  check(isShown: (id: Txid) => boolean): void {
    for (const id of this.#missing) if (isShown(id)) this.#missing.delete(id);
    this.#cancel();
    if (this.#missing.size === 0) return;
    const delayMs = READ_AGAIN_AFTER_MS[this.#readings];
    this.#readings += 1;
    if (delayMs === undefined) this.#missing.clear();
    else this.#cancel = this.#clock.after(delayMs, this.#readAgain);
  }

  /** Waits for none of them any more. */
  clear(): void {
    this.#cancel();
    this.#missing.clear();
  }
}
