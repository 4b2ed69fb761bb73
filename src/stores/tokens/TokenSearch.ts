/** Searches tokens by tick, name or tick_id; without a search text, lists popular ones. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { TokenInfo } from '../../domain/drc20/Token.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, loading, ready } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import { firstAnswer } from './firstAnswer.ts';

/** Delay after the last keystroke before a query, milliseconds. */
const REST_MS = 300;

/** Shortest search text: a single letter is in nearly every tick. */
export const MIN_SEARCH_LENGTH = 2;

export interface FoundTokens {
  /** the search text; empty for the popular ones */
  readonly sought: string;
  readonly tokens: readonly TokenInfo[];
  /** malformed rows */
  readonly leftOut: number;
  /** the host of the index that responded */
  readonly index: string;
}

/** One search at a time. */
export class TokenSearch {
  /** as typed */
  text = '';
  found: Loadable<FoundTokens> = IDLE;

  readonly #ports: Pick<Ports, 'tokens' | 'clock'>;
  #cancel = () => {};
  #asking = new AbortController();

  constructor(ports: Pick<Ports, 'tokens' | 'clock'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get sought(): string {
    return this.text.trim();
  }

  get isTooShort(): boolean {
    return this.sought !== '' && this.sought.length < MIN_SEARCH_LENGTH;
  }

  /** Opens the screen with an empty search. */
  open(): void {
    this.clear();
    void this.#inspect();
  }

  /** Queries after a pause in typing. Responses to earlier text are dropped. */
  setText(text: string): void {
    const before = this.sought;
    this.text = text;
    if (this.sought === before && this.found.status !== 'idle') return;
    this.#stop();
    if (this.isTooShort) {
      this.found = IDLE;
      return;
    }
    this.found = loading(IDLE);
    this.#cancel = this.#ports.clock.after(REST_MS, () => void this.#inspect());
  }

  async retry(): Promise<void> {
    this.#stop();
    if (!this.isTooShort) await this.#inspect();
  }

  clear(): void {
    this.#stop();
    this.text = '';
    this.found = IDLE;
  }

  #stop(): void {
    this.#cancel();
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  async #inspect(): Promise<void> {
    const { sought } = this;
    const { signal } = this.#asking;
    runInAction(() => {
      this.found = loading(IDLE);
    });
    const ask = (index: TokenIndexer) =>
      sought === '' ? index.popular(signal) : index.search(sought, signal);
    let found: Loadable<FoundTokens>;
    try {
      const { value, index } = await firstAnswer(this.#ports.tokens, ask);
      found = ready({ sought, ...value, index: index.name }, this.#ports.clock.nowMs());
    } catch (thrown) {
      found = failed(IDLE, toFault(thrown, 'offline'));
    }
    if (signal.aborted) return;
    runInAction(() => {
      this.found = found;
    });
  }
}
