/**
 * Transactions that a server reported, until the history contains them. Blockbook reports one shortly before its own index has it, with a
 * longer delay when many arrive at once; it reports nothing more until the next block.
 *
 * @see https://github.com/trezor/blockbook/blob/master/bchain/mempool_bitcoin_type.go (getTxAddrs reports, onNewEntry indexes)
 */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Clock } from '../../ports/Clock.ts';

/** Delays between unsuccessful attempts, milliseconds. After the last one it is left to the next block. */
export const READ_AGAIN_AFTER_MS: readonly number[] = [3_000, 10_000, 30_000];

/** Maximum number waited for: a server may report any number. */
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

  /** Call when a server reported one. */
  add(id: Txid): void {
    if (this.#missing.size < MAX_REPORTED) this.#missing.add(id);
    this.#readings = 0;
  }

  /** Call when the history was read. @param isShown - whether it contains a transaction */
  check(isShown: (id: Txid) => boolean): void {
    for (const id of this.#missing) if (isShown(id)) this.#missing.delete(id);
    this.#cancel();
    if (this.#missing.size === 0) return;
    const delayMs = READ_AGAIN_AFTER_MS[this.#readings];
    this.#readings += 1;
    if (delayMs === undefined) this.#missing.clear();
    else this.#cancel = this.#clock.after(delayMs, this.#readAgain);
  }

  /** Stops waiting for all of them. */
  clear(): void {
    this.#cancel();
    this.#missing.clear();
  }
}
