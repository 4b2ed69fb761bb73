/** Tokens of the current address, as all indexes report them. A failed reading keeps the last one. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Portfolio } from './Portfolio.ts';
import type { PortfolioReader } from './PortfolioReader.ts';

export type PortfolioServices = Pick<Ports, 'tokens' | 'inscriptions' | 'clock'>;

/** Portfolio of one address at a time. */
export class PortfolioCache {
  /** `failed` without a previous value when no index answered the first request: unknown is never shown as empty */
  state: Loadable<Portfolio> = IDLE;
  /** status of every index at the last reading; empty before the first */
  reports: readonly IndexReport[] = [];

  readonly #outside: PortfolioServices;
  readonly #tip: () => number | null;
  #reader: PortfolioReader | null = null;
  #asking: AbortController | null = null;
  readonly #rounds = new Rounds();
  #newest: Promise<void> = Promise.resolve();

  /** @param tip - the newest block of the chain servers; null while unknown */
  constructor(outside: PortfolioServices, tip: () => number | null) {
    this.#outside = outside;
    this.#tip = tip;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get hasIndexes(): boolean {
    return this.#outside.tokens.length > 0 || this.#outside.inscriptions !== null;
  }

  /** Whether any of them indexes the token ledger. */
  get hasLedger(): boolean {
    return this.#outside.tokens.length > 0;
  }

  /** Whether one indexes inscriptions on coins. */
  get hasDoginals(): boolean {
    return this.#outside.inscriptions !== null;
  }

  /** Null before the first response. */
  get portfolio(): Portfolio | null {
    return lastValue(this.state) ?? null;
  }

  /** The address changed: drops the data of the last one. */
  clear(): void {
    this.#rounds.begin();
    this.#asking?.abort();
    this.#reader = null;
    this.state = IDLE;
    this.reports = [];
  }

  /** Queries all indexes. A response overtaken by a later call is dropped, and the later one awaited. Never throws. */
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

  /** A first reading without any response means unknown, not empty. */
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
