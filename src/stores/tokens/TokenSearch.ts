/** Looks for tokens by tick, name or tick_id; while nothing is sought, those that many people hold. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { TokenInfo } from '../../domain/drc20/Token.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, loading, ready } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import { firstAnswer } from './firstAnswer.ts';

/** How long nothing is typed before an index is asked, milliseconds. */
const REST_MS = 300;

/** Fewest letters that are looked for: one letter is in nearly every tick. */
export const MIN_SEARCH_LENGTH = 2;

/** What was found. */
export interface FoundTokens {
  /** what it was looked for; empty for the popular ones */
  readonly sought: string;
  readonly tokens: readonly TokenInfo[];
  /** rows that make no sense */
  readonly leftOut: number;
  /** the host of the index that told */
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

  /** What is looked for. */
  get sought(): string {
    return this.text.trim();
  }

  get isTooShort(): boolean {
    return this.sought !== '' && this.sought.length < MIN_SEARCH_LENGTH;
  }

  /** Opens the screen: nothing is sought yet. */
  open(): void {
    this.clear();
    void this.#inspect();
  }

  /** Asks once nothing was typed for a moment. An answer to what was typed before is dropped. */
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

  /** Asks again at once. */
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
