/** Hears of blocks and transactions by asking again and again, for when no socket can be had. */

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
  /** the addresses to ask for, at the moment of asking */
  readonly addresses: () => readonly DogeAddress[];
}

/** What polling tells. */
export interface PollerListener {
  onBlock(tip: ChainTip): void;
  onTransaction(address: DogeAddress, txid: Txid): void;
  /** after each turn: whether everything answered, and whether it is the first that did: what came before it is not told */
  onTurn(isAnswered: boolean, isFirst: boolean): void;
}

/** Dogecoin finds a block each minute; a payment should show sooner, and a server allows 20 requests a minute. */
export const POLL_EVERY_MS = 30_000;

/** Asks in turns. The first turn tells the newest block; transactions already there are not told. */
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

  /** Begins at once, unless it runs already. */
  start(): void {
    if (this.#stop) return;
    this.#stop = new AbortController();
    this.#known.clear();
    this.#tip = null;
    this.#turns = 0;
    void this.#run(this.#stop.signal);
  }

  /** Begins again, if it runs: with the addresses of now, and telling the newest block again. */
  restart(): void {
    if (!this.#stop) return;
    this.stop();
    this.start();
  }

  /** Ends what is under way; nothing is told any more. */
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

  /** Tells only after all was asked: a turn that fails half-way loses nothing, for the next one finds it again. */
  async #turn(signal: AbortSignal): Promise<void> {
    const addresses = this.#options.addresses();
    // first, so that what follows comes from a server that has just said that it is in touch
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
