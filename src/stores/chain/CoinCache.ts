/** The current address's coins as the indexer reports them, its tip, and the connection state. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import { isSure } from '../../domain/tx/coins/coinVerdicts.ts';
import type { ChainEvent, ChainIndexer, ChainTip } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { AddressCache } from './AddressCache.ts';
import { type CoinChanges, coinsAfter, deepened } from './history/coinChanges.ts';
import { type CoinSources, judgeCoins, readCoins } from './readCoins.ts';

/** Coins and tip, read together. */
export interface CoinSnapshot {
  readonly address: DogeAddress;
  readonly coins: readonly ReportedCoin[];
  readonly tip: ChainTip;
  /** malformed rows of the response; absent: none */
  readonly leftOut?: number | undefined;
}

export type ConnectionState = 'live' | 'polling' | 'down';

const NO_COINS: readonly ReportedCoin[] = [];

/** Keeps the previous list if both are equal, so that nothing derived from it is recomputed. */
function unlessAlike(there: readonly ReportedCoin[], read: readonly ReportedCoin[]): readonly ReportedCoin[] {
  const isAlike = (coin: ReportedCoin, at: number) => {
    const known = there[at];
    return (
      known !== undefined &&
      coin.txid === known.txid &&
      coin.vout === known.vout &&
      coin.value === known.value &&
      coin.confirmations === known.confirmations &&
      coin.isCoinbase === known.isCoinbase &&
      coin.inscription === known.inscription
    );
  };
  return there.length === read.length && read.every(isAlike) ? there : read;
}

/** Coins of one address at a time; a failed request keeps the last ones. */
export class CoinCache {
  snapshot: Loadable<CoinSnapshot> = IDLE;
  connection: ConnectionState = 'polling';
  /** when the coins were last requested, milliseconds since 1970; -Infinity until there is a response for this address */
  askedAtMs = Number.NEGATIVE_INFINITY;

  readonly #sources: CoinSources;
  readonly #clock: Clock;
  readonly #left = new AddressCache<CoinSnapshot>();
  readonly #rounds = new Rounds();
  #newest: Promise<void> = Promise.resolve();
  /** verdicts on coins in blocks, for every address shown so far: they don't change (`domain/tx/coins/coinVerdicts.ts`) */
  readonly #verdicts = new Map<string, InscriptionVerdict>();
  #remembered = NO_COINS;

  constructor(chain: ChainIndexer, inscriptions: InscriptionIndexer | null, clock: Clock) {
    this.#sources = { chain, inscriptions };
    this.#clock = clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The coins last read; the same array until others are read. */
  get coins(): readonly ReportedCoin[] {
    return lastValue(this.snapshot)?.coins ?? NO_COINS;
  }

  get address(): DogeAddress | null {
    return lastValue(this.snapshot)?.address ?? null;
  }

  setConnection(event: Extract<ChainEvent, { kind: 'connection' }>): void {
    this.connection = event.state;
  }

  /** An index's verdict on a coin in a block, from now or before; undefined when there is none. */
  knownVerdict(point: Outpoint): InscriptionVerdict | undefined {
    return this.#verdicts.size === 0 ? undefined : this.#verdicts.get(outpointKey(point));
  }

  /** Switches the address: hides the last one's coins, and shows the cached ones of the new one. */
  show(address: DogeAddress | null): void {
    if (lastValue(this.snapshot)?.address === address) return;
    this.#rounds.begin();
    this.#left.leave(this.snapshot);
    this.snapshot = this.#left.find(address);
    this.askedAtMs = Number.NEGATIVE_INFINITY;
  }

  /** Clears all addresses. */
  clear(): void {
    this.#rounds.begin();
    this.#left.forget();
    this.snapshot = IDLE;
    this.askedAtMs = Number.NEGATIVE_INFINITY;
  }

  /** A new block changes none of these coins: each mined one gets more confirmations. */
  advance(tip: ChainTip): void {
    if (this.snapshot.status !== 'ready') return;
    const { value } = this.snapshot;
    const deeper = tip.height - value.tip.height;
    const coins = value.coins.map((coin) => deepened(coin, deeper));
    this.snapshot = ready({ ...value, coins, tip }, this.#clock.nowMs());
  }

  /**
   * The account's state is unchanged and the chain has this tip: keeps the coins.
   *
   * @returns false, and changes nothing, if that can't be concluded: after a reorg, or while a verdict is unknown
   */
  confirm(address: DogeAddress, tip: ChainTip): boolean {
    const before = this.#knownUnder(address, tip);
    if (before === null) return false;
    if (tip.height > before.tip.height) this.advance(tip);
    else this.snapshot = ready(before, this.#clock.nowMs());
    return true;
  }

  /**
   * Applies these changes to the coins; the chain has this tip.
   *
   * @returns false, and changes nothing, if they can't be applied
   */
  async follow(address: DogeAddress, tip: ChainTip, changes: CoinChanges): Promise<boolean> {
    const before = this.#knownUnder(address, tip);
    if (before === null) return false;
    const came = await judgeCoins(this.#sources, changes.came, { known: this.knownVerdict });
    const after = coinsAfter(before.coins, changes, came, [before.tip, tip]);
    if (after === null || this.snapshot.status !== 'ready' || this.snapshot.value !== before) return false;
    this.#commit(this.#rounds.latest, ready({ ...before, coins: after, tip }, this.#clock.nowMs()));
    return true;
  }

  /** The snapshot of an address, if this tip extends its tip; null after a reorg, or while a verdict is unknown. */
  #knownUnder(address: DogeAddress, tip: ChainTip): CoinSnapshot | null {
    if (this.snapshot.status !== 'ready' || this.snapshot.value.address !== address) return null;
    const { coins, tip: known } = this.snapshot.value;
    const isOnTop = tip.height > known.height || tip.hash === known.hash;
    return isOnTop && coins.every(({ inscription }) => inscription !== 'unknown')
      ? this.snapshot.value
      : null;
  }

  /** Fetches coins and tip together. A response overtaken by a later call is dropped, and the later one awaited. */
  async refresh(address: DogeAddress): Promise<void> {
    this.#rounds.begin();
    this.#remember(this.coins);
    this.snapshot = loading(this.snapshot);
    this.#newest = this.#read(address, this.#rounds.latest);
    for (let awaited: Promise<void> | null = null; awaited !== this.#newest; ) {
      awaited = this.#newest;
      await awaited;
    }
  }

  async #read(address: DogeAddress, round: Round): Promise<void> {
    const askedAtMs = this.#clock.nowMs();
    try {
      let leftOut: number | undefined;
      const onLeftOut = (count: number) => {
        leftOut = count;
      };
      const [tip, read] = await Promise.all([
        this.#sources.chain.tip(),
        readCoins(this.#sources, address, { known: this.knownVerdict, onLeftOut }),
      ]);
      const coins = unlessAlike(this.address === address ? this.coins : NO_COINS, read);
      this.#remember(coins);
      this.#commit(round, ready({ address, coins, tip, leftOut }, this.#clock.nowMs()), askedAtMs);
    } catch (thrown) {
      this.#commit(round, failed(this.snapshot, toFault(thrown, 'offline')));
    }
  }

  #remember(coins: readonly ReportedCoin[]): void {
    if (coins === this.#remembered) return;
    this.#remembered = coins;
    for (const coin of coins)
      if (isSure(coin) && coin.confirmations > 0) this.#verdicts.set(outpointKey(coin), coin.inscription);
  }

  #commit(round: Round, snapshot: Loadable<CoinSnapshot>, askedAtMs = this.askedAtMs): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.snapshot = snapshot;
      this.askedAtMs = askedAtMs;
    });
  }
}
