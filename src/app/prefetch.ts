/**
 * Fetches what a transfer will need in advance: the previous transactions of the displayed coins, which the chain adapter caches. Only over
 * a live connection, while the wallet is unlocked and visible, with the lowest priority, and limited in number.
 */
import { reaction } from 'mobx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { ReportedCoin } from '../domain/tx/coins/applyPending.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Ports } from '../ports/Ports.ts';
import type { RawTransactions } from '../ports/TransactionCache.ts';
import type { Stores } from '../stores/Stores.ts';

/** Start-up has priority: nothing is prefetched for this time, plus a random delay of up to the same, milliseconds. */
export const PREFETCH_AFTER_MS = 10_000;

/** Pause after a failure, milliseconds. */
export const PREFETCH_AGAIN_MS = 60_000;

/** Maximum per `PREFETCH_WITHIN_MS`: a fifth of the messages that a server allows per connection by default. */
export const MAX_PREFETCHED = 500;
const PREFETCH_WITHIN_MS = 10 * 60_000;

/** Size of a group; a lock or a change of account stops between two groups. */
const AT_ONCE = 25;

interface Wanted {
  readonly address: DogeAddress;
  readonly coins: readonly ReportedCoin[];
}

/** The coins' transactions, those of the most valuable coins first: these are spent first. */
const madeBy = (coins: readonly ReportedCoin[]): readonly Txid[] => [
  ...new Set(coins.toSorted((a, b) => Number(b.value - a.value)).map(({ txid }) => txid)),
];

class Prefetcher {
  readonly #ports: Ports;
  readonly #onRaw: (raws: RawTransactions) => void;
  /** fetched since the app started; the chain adapter caches them */
  readonly #fetched = new Set<Txid>();
  #wanted: Wanted | null = null;
  #running: AbortController | null = null;
  #notBeforeMs: number;
  #cancelTurn = () => {};
  /** number fetched since `#sinceMs` */
  #count = 0;
  #sinceMs = 0;

  constructor(ports: Ports, onRaw: (raws: RawTransactions) => void) {
    this.#ports = ports;
    this.#onRaw = onRaw;
    this.#notBeforeMs = ports.clock.nowMs() + PREFETCH_AFTER_MS * (1 + ports.random());
  }

  /** @param wanted - null: prefetch nothing now */
  want(wanted: Wanted | null): void {
    if (wanted?.address !== this.#wanted?.address) this.#running?.abort();
    this.#wanted = wanted;
    this.#cancelTurn();
    if (wanted === null || this.#running !== null) return;
    const waitMs = Math.max(0, this.#notBeforeMs - this.#ports.clock.nowMs());
    this.#cancelTurn = this.#ports.clock.after(waitMs, () => void this.#run());
  }

  async #run(): Promise<void> {
    const controller = new AbortController();
    this.#running = controller;
    try {
      for (let ids = this.#next(); ids.length > 0; ids = this.#next()) {
        await this.#fetch(ids, controller.signal);
        if (controller.signal.aborted) break;
      }
    } catch {
      this.#notBeforeMs = this.#ports.clock.nowMs() + PREFETCH_AGAIN_MS;
    } finally {
      this.#running = null;
    }
    if (controller.signal.aborted || this.#next().length > 0) this.want(this.#wanted);
  }

  async #fetch(ids: readonly Txid[], signal: AbortSignal): Promise<void> {
    const address = this.#wanted?.address;
    this.#onRaw(await this.#ports.chain.rawTransactions(ids, { address, signal, priority: 'background' }));
    this.#count += ids.length;
    for (const id of ids) this.#fetched.add(id);
  }

  #next(): readonly Txid[] {
    const nowMs = this.#ports.clock.nowMs();
    if (nowMs - this.#sinceMs > PREFETCH_WITHIN_MS) {
      this.#sinceMs = nowMs;
      this.#count = 0;
    }
    const missing = madeBy(this.#wanted?.coins ?? []).filter((id) => !this.#fetched.has(id));
    return missing.slice(0, Math.max(0, Math.min(AT_ONCE, MAX_PREFETCHED - this.#count)));
  }
}

/** @returns stops */
export function prefetch({ tx, session }: Stores, ports: Ports): () => void {
  const fetcher = new Prefetcher(ports, (raws) => void tx.coins.origins.takeRaw(raws).catch(() => undefined));
  let isVisible = true;
  const wanted = (): Wanted | null => {
    const { snapshot, connection } = tx.coins.cache;
    if (!session.isUnlocked || !tx.canSpend || connection !== 'live' || snapshot.status !== 'ready')
      return null;
    return { address: snapshot.value.address, coins: snapshot.value.coins };
  };
  const update = () => fetcher.want(isVisible ? wanted() : null);
  const stop = reaction(wanted, update, { name: 'fetch ahead', fireImmediately: true });
  const stopSeeing = ports.telegram.onVisibility((isSeen) => {
    isVisible = isSeen;
    update();
  });
  return () => {
    stop();
    stopSeeing();
    fetcher.want(null);
  };
}
