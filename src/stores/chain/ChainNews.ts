/**
 * Whether anything of an address changed since its coins were read. The first page of its history tells: it comes with what the
 * account holds, how often it moved, all that waits and the newest blocks of it. Ten thousand coins make more than a megabyte.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { CoinCache } from './CoinCache.ts';
import type { HistoryCache } from './HistoryCache.ts';
import type { OwnCoins } from './OwnCoins.ts';

/** What is read. */
export interface ChainParts {
  readonly chain: Pick<ChainIndexer, 'tip'>;
  readonly coins: Pick<OwnCoins, 'refresh'> & { readonly cache: CoinCache };
  readonly history: HistoryCache;
}

/** One account at a time. */
export class ChainNews {
  readonly #parts: ChainParts;
  /** the state in which an account was when its coins were read */
  #seen: { readonly address: DogeAddress; readonly mark: string } | null = null;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** Reads coins and the first page of history. */
  async readAll(address: DogeAddress): Promise<void> {
    const { coins, history } = this.#parts;
    await Promise.all([coins.refresh(address), history.refresh(address)]);
    this.#note(address);
  }

  /**
   * Reads the first page of history, and coins only where it tells that they changed. Who believed a server that lies or lags
   * would do so until all is read again: `app/effects/chainReadings.ts` does that every ten minutes and when a server tells of a
   * transaction, a person may at any time, and nothing is ever planned without.
   */
  async readNews(address: DogeAddress): Promise<void> {
    const { coins, history } = this.#parts;
    if (this.#seen?.address !== address) return this.readAll(address);
    await history.refresh(address);
    if (await this.#isConfirmed(address)) return;
    await coins.refresh(address);
    this.#note(address);
  }

  async #isConfirmed(address: DogeAddress): Promise<boolean> {
    const { chain, coins } = this.#parts;
    if (this.#seen?.mark !== this.#stateOf(address)?.mark) return false;
    try {
      return coins.cache.confirm(address, await chain.tip());
    } catch {
      return false;
    }
  }

  #stateOf(address: DogeAddress) {
    const { pages } = this.#parts.history;
    return pages.status === 'ready' && pages.value.address === address ? pages.value.account : undefined;
  }

  /** Coins belong to a state when they add up to what it tells: the two may be answers of different moments, or servers. */
  #note(address: DogeAddress): void {
    const { snapshot } = this.#parts.coins.cache;
    const state = this.#stateOf(address);
    this.#seen = null;
    if (snapshot.status !== 'ready' || snapshot.value.address !== address || state === undefined) return;
    const total = snapshot.value.coins.reduce((sum, { value }) => sum + value, 0n);
    if (total === state.total) this.#seen = { address, mark: state.mark };
  }
}
