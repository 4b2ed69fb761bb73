/** The tokens of the current address, as all indexes tell them. A reading that fails keeps what was known. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Portfolio } from './Portfolio.ts';
import type { PortfolioReader } from './PortfolioReader.ts';

/** What the cache reads from. */
export type PortfolioServices = Pick<Ports, 'tokens' | 'inscriptions' | 'clock'>;

/** Portfolio of one address at a time. */
export class PortfolioCache {
  /** `failed` without a previous value when no index answered the first time: unknown is never empty */
  state: Loadable<Portfolio> = IDLE;
  /** how every index did at the last reading; empty before the first */
  reports: readonly IndexReport[] = [];

  readonly #outside: PortfolioServices;
  readonly #tip: () => number | null;
  #reader: PortfolioReader | null = null;
  #asking: AbortController | null = null;
  readonly #rounds = new Rounds();
  #newest: Promise<void> = Promise.resolve();

  /** @param tip - the newest block that the chain's own servers know; null while unknown */
  constructor(outside: PortfolioServices, tip: () => number | null) {
    this.#outside = outside;
    this.#tip = tip;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether there is any index to ask. */
  get hasIndexes(): boolean {
    return this.#outside.tokens.length > 0 || this.#outside.inscriptions !== null;
  }

  /** Whether any of them keeps the ledger. */
  get hasLedger(): boolean {
    return this.#outside.tokens.length > 0;
  }

  /** Whether one tells of inscriptions on coins. */
  get hasDoginals(): boolean {
    return this.#outside.inscriptions !== null;
  }

  /** What is known; null while nothing is. */
  get portfolio(): Portfolio | null {
    return lastValue(this.state) ?? null;
  }

  /** Another address is looked at: nothing of the last one may show. */
  clear(): void {
    this.#rounds.begin();
    this.#asking?.abort();
    this.#reader = null;
    this.state = IDLE;
    this.reports = [];
  }

  /** Asks all indexes. An answer that was overtaken by a later call is dropped, and the later one awaited. Never throws. */
  async refresh(address: DogeAddress): Promise<void> {
    if (!this.hasIndexes) return;
    if (this.portfolio !== null && this.portfolio.address !== address) this.clear();
    if (this.#reader !== null && this.#reader.address !== address) this.clear();
    this.#asking?.abort();
    this.#asking = new AbortController();
    this.#rounds.begin();
    this.state = loading(this.state);
    this.#newest = this.#inspect(address, this.#rounds.latest, this.#asking.signal);
    for (let awaited: Promise<void> | null = null; awaited !== this.#newest; ) {
      awaited = this.#newest;
      await awaited;
    }
  }

  async #inspect(address: DogeAddress, round: Round, signal: AbortSignal): Promise<void> {
    try {
      const { PortfolioReader } = await import('./PortfolioReader.ts');
      if (!round.isLatest) return;
      if (this.#reader?.address !== address) {
        this.#reader = new PortfolioReader(this.#outside, address, this.portfolio?.voices);
      }
      const portfolio = await this.#reader.read(this.#tip(), signal);
      this.#commit(round, this.#judge(portfolio), portfolio.reports);
    } catch (thrown) {
      this.#commit(round, failed(this.state, toFault(thrown, 'offline')));
    }
  }

  /** A first reading to which nobody answered tells nothing, not even that there is nothing. */
  #judge(portfolio: Portfolio): Loadable<Portfolio> {
    const silent = portfolio.reports.find((report) => report.status === 'silent');
    if (portfolio.voices.length > 0 || silent?.status !== 'silent')
      return ready(portfolio, this.#outside.clock.nowMs());
    return failed(this.state, silent.fault);
  }

  #commit(round: Round, state: Loadable<Portfolio>, reports = this.reports): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.state = state;
      this.reports = reports;
    });
  }
}
