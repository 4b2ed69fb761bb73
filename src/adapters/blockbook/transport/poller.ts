/** Polls blocks and transactions when no socket is available. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainTip } from '../../../ports/ChainIndexer.ts';
import type { Clock } from '../../../ports/Clock.ts';

export interface PollerOptions {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly tip: (signal: AbortSignal) => Promise<ChainTip>;
  /** the newest transactions of an address, unconfirmed ones first */
  readonly recent: (address: DogeAddress, signal: AbortSignal) => Promise<readonly Txid[]>;
  /** the addresses to poll, read on each turn */
  readonly addresses: () => readonly DogeAddress[];
}

export interface PollerListener {
  onBlock(tip: ChainTip): void;
  onTransaction(address: DogeAddress, txid: Txid): void;
  /** after each turn: whether everything was answered, and whether it is the first such turn, which reports no transactions */
  onTurn(isAnswered: boolean, isFirst: boolean): void;
}

/** Blocks come about every minute; payments should show sooner, and a server allows 20 requests a minute. */
export const POLL_EVERY_MS = 30_000;

/** Polls in turns. The first turn reports the newest block, and no transactions already there. */
export class Poller {
  readonly #options: PollerOptions;
  readonly #listener: PollerListener;
  readonly #known = new Map<DogeAddress, Set<Txid>>();
  #tip: ChainTip | null = null;
  #turns = 0;
  #stop: AbortController | null = null;

  constructor(options: PollerOptions, listener: PollerListener) {
    this.#options = options;
    this.#listener = listener;
  }

  /** Starts at once, unless running. */
  start(): void {
    if (this.#stop) return;
    this.#stop = new AbortController();
    this.#known.clear();
    this.#tip = null;
    this.#turns = 0;
    void this.#run(this.#stop.signal);
  }

  /** Restarts if running: with the current addresses, and reporting the newest block again. */
  restart(): void {
    if (!this.#stop) return;
    this.stop();
    this.start();
  }

  /** Aborts requests under way; nothing is reported any more. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const isFirst = this.#turns === 0;
    const isAnswered = await this.#turn(signal).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    this.#listener.onTurn(isAnswered, isAnswered && isFirst);
    const { clock, random } = this.#options;
    const cancel = clock.after(POLL_EVERY_MS * (0.8 + random() / 5), () => void this.#run(signal));
    signal.addEventListener('abort', cancel, { once: true });
  }

  /** Reports only after all requests: a turn that fails halfway loses nothing, the next one finds it again. */
  async #turn(signal: AbortSignal): Promise<void> {
    const addresses = this.#options.addresses();
    // first, so that the following answers come from a server that just proved it is in sync
    const tip = await this.#options.tip(signal);
    const found: [DogeAddress, readonly Txid[]][] = [];
    for (const address of addresses) {
      found.push([address, await this.#options.recent(address, signal)]);
    }
    if (signal.aborted) return;
    this.#turns += 1;
    if (tip.hash !== this.#tip?.hash) this.#listener.onBlock(tip);
    this.#tip = tip;
    for (const [address, recent] of found) this.#compare(address, recent);
  }

  #compare(address: DogeAddress, recent: readonly Txid[]): void {
    const known = this.#known.get(address);
    this.#known.set(address, new Set([...(known ?? []), ...recent]));
    if (!known) return;
    for (const txid of recent) if (!known.has(txid)) this.#listener.onTransaction(address, txid);
  }
}
