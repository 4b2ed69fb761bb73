/** The current address's coins as the indexer tells them, its tip, and the connection to it. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MAX_MONEY } from '../../domain/amount/Koinu.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import type { ToldCoin } from '../../domain/tx/applyPending.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { ChainEvent, ChainIndexer, ChainTip, IndexedCoin } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { failed, IDLE, type Loadable, loading, ready } from '../loadable.ts';

/** One consistent look at an address. */
export interface CoinSnapshot {
  readonly address: DogeAddress;
  readonly coins: readonly ToldCoin[];
  readonly tip: ChainTip;
}

/** How the indexer is reached. */
export type ConnectionState = 'live' | 'polling' | 'down';

/** Coins of one address at a time; a failure keeps the last ones. */
export class CoinBook {
  snapshot: Loadable<CoinSnapshot> = IDLE;
  connection: ConnectionState = 'polling';

  readonly #chain: ChainIndexer;
  readonly #inscriptions: InscriptionIndexer | null;
  readonly #clock: Clock;
  #round = 0;
  #newest: Promise<void> = Promise.resolve();

  constructor(chain: ChainIndexer, inscriptions: InscriptionIndexer | null, clock: Clock) {
    this.#chain = chain;
    this.#inscriptions = inscriptions;
    this.#clock = clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  setConnection(event: Extract<ChainEvent, { kind: 'connection' }>): void {
    this.connection = event.state;
  }

  /** Another address is looked at: nothing of the last one may show. */
  clear(): void {
    this.#round += 1;
    this.snapshot = IDLE;
  }

  /** Fetches coins and tip together. An answer that was overtaken by a later call is dropped, and the later one awaited. */
  async refresh(address: DogeAddress): Promise<void> {
    this.#round += 1;
    this.snapshot = loading(this.snapshot);
    this.#newest = this.#read(address, this.#round);
    for (let awaited: Promise<void> | null = null; awaited !== this.#newest; ) {
      awaited = this.#newest;
      await awaited;
    }
  }

  async #read(address: DogeAddress, round: number): Promise<void> {
    try {
      const [tip, indexed] = await Promise.all([this.#chain.tip(), this.#chain.unspent(address)]);
      refuseTooMuch(indexed);
      const coins = await this.#judge(indexed);
      this.#commit(round, ready({ address, coins, tip }, this.#clock.nowMs()));
    } catch (thrown) {
      this.#commit(round, failed(this.snapshot, toFault(thrown, 'offline')));
    }
  }

  /** Asks the inscription index; when it fails, unknown stays protected. */
  async #judge(indexed: readonly IndexedCoin[]): Promise<readonly ToldCoin[]> {
    if (this.#inscriptions === null) return indexed.map((coin) => ({ ...coin, inscription: 'not-indexed' }));
    try {
      const carriers = await this.#inscriptions.carriers(indexed);
      return indexed.map((coin) => ({
        ...coin,
        inscription: carriers.has(outpointKey(coin)) ? 'carries' : 'none',
      }));
    } catch {
      return indexed.map((coin) => ({ ...coin, inscription: 'unknown' }));
    }
  }

  #commit(round: number, snapshot: Loadable<CoinSnapshot>): void {
    if (round !== this.#round) return;
    runInAction(() => {
      this.snapshot = snapshot;
    });
  }
}

/** Coins that add up to more than all the money there may be are no coins. @throws {Fault} `bad-answer` */
function refuseTooMuch(coins: readonly IndexedCoin[]): void {
  const total = coins.reduce((sum, coin) => sum + coin.value, 0n);
  if (total > MAX_MONEY) throw new Fault('bad-answer', 'unspent outputs add up to more than MAX_MONEY');
}
