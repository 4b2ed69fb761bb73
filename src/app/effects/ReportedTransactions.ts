/**
 * Transactions that a server told of, until a reading shows them. Blockbook tells a moment before its own index has one, and longer
 * before it while many come at once; nothing would be told again before the next block.
 *
 * @see https://github.com/trezor/blockbook/blob/master/bchain/mempool_bitcoin_type.go (getTxAddrs tells, onNewEntry keeps)
 */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Clock } from '../../ports/Clock.ts';

/** When is asked again, milliseconds after each reading in vain. After the last of them it is left to the next block. */
export const ASK_AGAIN_AFTER_MS: readonly number[] = [3_000, 10_000, 30_000];

/** Of more at once it is enough to look for these: a server may tell of as many as it likes. */
const MAX_REPORTED = 20;

/** Those of one address. */
export class ReportedTransactions {
  readonly #clock: Clock;
  readonly #askAgain: () => void;
  readonly #unseen = new Set<Txid>();
  #tries = 0;
  #cancel = () => {};

  constructor(clock: Clock, askAgain: () => void) {
    this.#clock = clock;
    this.#askAgain = askAgain;
  }

  /** A server told of one. */
  add(id: Txid): void {
    if (this.#unseen.size < MAX_REPORTED) this.#unseen.add(id);
    this.#tries = 0;
  }

  /** A reading is over. @param isShown - whether a transaction is in what was read by now */
  compare(isShown: (id: Txid) => boolean): void {
    for (const id of this.#unseen) if (isShown(id)) this.#unseen.delete(id);
    this.#cancel();
    if (this.#unseen.size === 0) return;
    const delayMs = ASK_AGAIN_AFTER_MS[this.#tries];
    this.#tries += 1;
    if (delayMs === undefined) this.#unseen.clear();
    else this.#cancel = this.#clock.after(delayMs, this.#askAgain);
  }

  /** What was told is of no interest any more. */
  clear(): void {
    this.#cancel();
    this.#unseen.clear();
  }
}
