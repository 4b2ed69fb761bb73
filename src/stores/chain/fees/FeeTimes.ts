/** Confirmation times of fees, as an indexer estimates them: fetched when a form opens, and cached. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { FeeTime } from '../../../domain/tx/fees/feeTimes.ts';
import type { Ports } from '../../../ports/Ports.ts';

/** Estimates change little from block to block. Milliseconds. */
const KEEP_MS = 5 * 60_000;

/** One set of estimates for all accounts. */
export class FeeTimes {
  /** empty: unknown */
  times: readonly FeeTime[] = [];

  #reading: Promise<void> | null = null;
  #atMs = Number.NEGATIVE_INFINITY;
  readonly #ports: Pick<Ports, 'chain' | 'clock'>;

  constructor(ports: Pick<Ports, 'chain' | 'clock'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Fetches the estimates unless they are cached. Never throws. */
  async fetch(): Promise<void> {
    const isKnown = this.#ports.clock.nowMs() - this.#atMs < KEEP_MS;
    if (isKnown && this.times.length > 0) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    const { fetchFeeTimes } = await import('./fetchFeeTimes.ts');
    const times = await fetchFeeTimes(this.#ports.chain);
    this.#atMs = this.#ports.clock.nowMs();
    runInAction(() => {
      this.times = times;
    });
  }
}
