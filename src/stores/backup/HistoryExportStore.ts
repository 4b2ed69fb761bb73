/** Exports the history as a file: the progress, and the file while its screen is open. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import type { FullHistory, FullHistoryRequest } from './readFullHistory.ts';

export type HistoryExport =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | { readonly status: 'made'; readonly file: FullHistory; readonly atMs: number }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** Makes one file at a time. */
export class HistoryExportStore implements LazyStore {
  state: HistoryExport = { status: 'idle' };

  readonly #ports: Pick<Ports, 'chain' | 'prices' | 'clock'>;
  #stop: AbortController | null = null;

  constructor(ports: Pick<Ports, 'chain' | 'prices' | 'clock'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Makes the file; a running export is aborted. */
  async make(order: FullHistoryRequest): Promise<void> {
    this.clear();
    const stop = new AbortController();
    this.#stop = stop;
    this.#set(stop, { status: 'working', done: 0, total: 0 });
    try {
      const { readFullHistory } = await import('./readFullHistory.ts');
      const { chain, prices, clock } = this.#ports;
      const onProgress = (done: number, total: number) => this.#set(stop, { status: 'working', done, total });
      const file = await readFullHistory(order, { chain, prices, signal: stop.signal, onProgress });
      this.#set(stop, file === null ? { status: 'empty' } : { status: 'made', file, atMs: clock.nowMs() });
    } catch (thrown) {
      if (!stop.signal.aborted) this.#set(stop, { status: 'failed', fault: toFault(thrown, 'bad-answer') });
    }
  }

  /** Aborts a running export, and drops the file. */
  clear(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.state = { status: 'idle' };
  }

  forget(): void {
    this.clear();
  }

  #set(work: AbortController, state: HistoryExport): void {
    runInAction(() => {
      if (work === this.#stop) this.state = state;
    });
  }
}
