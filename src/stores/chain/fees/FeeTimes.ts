/** How long fees take, as an indexer estimates: asked for a form that opens, and kept for a while. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { FeeTime } from '../../../domain/tx/fees/feeTimes.ts';
import type { Ports } from '../../../ports/Ports.ts';

/** Estimates follow blocks, and hardly change from one to the next, milliseconds. */
const KEEP_MS = 5 * 60_000;

/** The last estimates. */
export class FeeTimes {
  /** empty: not known */
  times: readonly FeeTime[] = [];

  #reading: Promise<void> | null = null;
  #atMs = Number.NEGATIVE_INFINITY;
  readonly #ports: Pick<Ports, 'chain' | 'clock'>;

  constructor(ports: Pick<Ports, 'chain' | 'clock'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Asks, unless that is known. Never throws, and holds nothing up. */
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
