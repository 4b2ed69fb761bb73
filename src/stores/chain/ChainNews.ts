/**
 * Detects changes of an address since its coins were read, from the first page of its history: that comes with the balance, the
 * number of transactions, everything unconfirmed and the newest blocks. Ten thousand coins are more than a megabyte.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { CoinCache } from './CoinCache.ts';
import type { HistoryCache } from './HistoryCache.ts';
import { changesBetween } from './history/coinChanges.ts';
import type { AccountMoment } from './history/joinPages.ts';
import type { OwnCoins } from './OwnCoins.ts';

export interface ChainParts {
  readonly chain: Pick<ChainIndexer, 'tip'>;
  readonly coins: Pick<OwnCoins, 'refresh' | 'follow'> & { readonly cache: CoinCache };
  readonly history: HistoryCache;
}

/** One account at a time. */
export class ChainNews {
  readonly #parts: ChainParts;
  /** the account's state at the moment its coins were read */
  #seen: (AccountMoment & { readonly address: DogeAddress }) | null = null;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  async readAll(address: DogeAddress): Promise<void> {
    const { coins, history } = this.#parts;
    await Promise.all([coins.refresh(address), history.refresh(address)]);
    this.#note(address);
  }

  /**
   * Reads the first page of history, and the coins only where they can't be derived from it. A server that lies or lags can hide
   * changes until everything is read again: `app/effects/chainReadings.ts` does that every ten minutes, the user can at any time,
   * and every planning does.
   */
  async readNews(address: DogeAddress): Promise<void> {
    const { coins, history } = this.#parts;
    const seen = this.#seen;
    if (seen?.address !== address) return this.readAll(address);
    await history.refresh(address);
    const now = this.#momentOf(address);
    if (now !== null && (await this.#areFollowing(address, seen, now))) {
      this.#seen = { address, ...now };
      return;
    }
    await coins.refresh(address);
    this.#note(address);
  }

  /** Whether the coins could be updated from one moment to the other without reading them. */
  async #areFollowing(address: DogeAddress, before: AccountMoment, now: AccountMoment): Promise<boolean> {
    const { chain, coins } = this.#parts;
    const isSame = before.state.mark === now.state.mark;
    const changes = isSame ? null : changesBetween(address, before, now);
    if (!isSame && changes === null) return false;
    try {
      const tip = await chain.tip();
      return changes === null ? coins.cache.confirm(address, tip) : await coins.follow(address, tip, changes);
    } catch {
      return false;
    }
  }

  #momentOf(address: DogeAddress): AccountMoment | null {
    const { pages } = this.#parts.history;
    return pages.status === 'ready' && pages.value.address === address ? (pages.value.account ?? null) : null;
  }

  /** Accepts coins and moment as a pair only if the totals match: the responses may be of different times or servers. */
  #note(address: DogeAddress): void {
    const { snapshot } = this.#parts.coins.cache;
    const moment = this.#momentOf(address);
    this.#seen = null;
    if (snapshot.status !== 'ready' || snapshot.value.address !== address || moment === null) return;
    const total = snapshot.value.coins.reduce((sum, { value }) => sum + value, 0n);
    if (total === moment.state.total) this.#seen = { address, ...moment };
  }
}
