/** The yearly statement: the transactions read for it, the year shown, and the prices at the time. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import {
  type AccountMovements,
  makeStatement,
  type Statement,
  statementYears,
} from '../../domain/statement/makeStatement.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { LazyStore } from '../session/LazyStores.ts';

/** By time, milliseconds since 1970; null where the server has none. */
type Prices = ReadonlyMap<number, FiatPrice | null>;

export type StatementState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | {
      readonly status: 'ready';
      readonly read: readonly AccountMovements[];
      /** latest first */
      readonly years: readonly number[];
      readonly statement: Statement;
      readonly prices: { readonly status: 'loading' | 'failed' | 'ready'; readonly known: Prices };
      /** when it was read, milliseconds since 1970 */
      readonly atMs: number;
      readonly currency: string;
    }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface StatementRequest {
  readonly accounts: readonly NamedAddress[];
  /** ISO 4217, lower case */
  readonly currency: string;
  readonly scripts: ReadonlySet<string>;
}

/** One statement at a time. */
export class StatementStore implements LazyStore {
  state: StatementState = { status: 'idle' };

  readonly #ports: Pick<Ports, 'chain' | 'prices' | 'clock'>;
  #stop: AbortController | null = null;

  constructor(ports: Pick<Ports, 'chain' | 'prices' | 'clock'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads the whole history, and shows its latest year. Aborts an earlier reading. */
  async read({ accounts, currency, scripts }: StatementRequest): Promise<void> {
    this.clear();
    const stop = new AbortController();
    this.#stop = stop;
    this.#set(stop, { status: 'working', done: 0, total: 0 });
    try {
      const { readMovements } = await import('./readMovements.ts');
      const { chain, clock } = this.#ports;
      const onProgress = (done: number, total: number) => this.#set(stop, { status: 'working', done, total });
      const read = await readMovements(accounts, { chain, scripts, signal: stop.signal, onProgress });
      const atMs = clock.nowMs();
      const years = statementYears(read, atMs);
      const [year] = years;
      if (year === undefined) return this.#set(stop, { status: 'empty' });
      const prices = { status: 'loading', known: new Map() } as const;
      const statement = makeStatement(read, year);
      this.#set(stop, { status: 'ready', read, years, statement, prices, atMs, currency });
      await this.#readPrices(stop);
    } catch (thrown) {
      if (!stop.signal.aborted) this.#set(stop, { status: 'failed', fault: toFault(thrown, 'bad-answer') });
    }
  }

  async show(year: number): Promise<void> {
    const { state } = this;
    const stop = this.#stop;
    if (state.status !== 'ready' || stop === null || !state.years.includes(year)) return;
    const prices = { ...state.prices, status: 'loading' } as const;
    this.#set(stop, { ...state, statement: makeStatement(state.read, year), prices });
    await this.#readPrices(stop);
  }

  /** Requests missing prices of the shown year again. */
  async retryPrices(): Promise<void> {
    if (this.state.status === 'ready') await this.show(this.state.statement.year);
  }

  /** Aborts a running reading, and drops all data. */
  clear(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.state = { status: 'idle' };
  }

  forget(): void {
    this.clear();
  }

  /** Prices are optional: without them the statement is still shown. */
  async #readPrices(stop: AbortController): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready') return;
    const { statement, currency } = state;
    const wanted = timesOf(statement, state.atMs).filter((timeMs) => !state.prices.known.has(timeMs));
    const quotes = await this.#quotes(currency, wanted, stop.signal);
    runInAction(() => {
      const now = this.state;
      if (stop !== this.#stop || now.status !== 'ready' || now.statement !== statement) return;
      const fresh = (quotes ?? []).map((price, at) => [wanted[at] ?? 0, price] as const);
      const known: Prices = new Map([...now.prices.known, ...fresh]);
      this.state = { ...now, prices: { status: quotes === null ? 'failed' : 'ready', known } };
    });
  }

  /** @returns null when they could not be read */
  async #quotes(
    currency: string,
    timesMs: readonly number[],
    signal: AbortSignal,
  ): Promise<readonly (FiatPrice | null)[] | null> {
    if (timesMs.length === 0) return [];
    try {
      return await this.#ports.prices.quoteAt(currency, timesMs, signal);
    } catch (thrown) {
      if (thrown instanceof RangeError || thrown instanceof TypeError) throw thrown;
      return null;
    }
  }

  #set(work: AbortController, state: StatementState): void {
    runInAction(() => {
      if (work === this.#stop) this.state = state;
    });
  }
}

/** The times for which prices are needed, each once: every movement, and both ends of the year. @param nowMs - milliseconds since 1970 */
const timesOf = ({ movements, fromMs, untilMs }: Statement, nowMs: number): readonly number[] => [
  ...new Set([fromMs, ...movements.map(({ timeMs }) => timeMs), Math.min(untilMs, nowMs)]),
];
