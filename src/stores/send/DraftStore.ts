/** The drafts of all accounts: each has its own, which outlives a lock and a restart. */
import { makeAutoObservable } from 'mobx';
import type { Drafts } from './DraftInput.ts';

/** Drafts of one form by the key of their account. */
export class DraftStore<Input extends object> {
  drafts: Drafts<Input> = {};
  /** accounts whose draft was there before the app was locked or closed, and was not touched since */
  leftBehind: readonly string[] = [];

  readonly #empty: Input;

  /** @param empty - a draft before anything is typed */
  constructor(empty: Input) {
    this.#empty = empty;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** @param key - of the account */
  of(key: string): Input {
    return this.drafts[key] ?? this.#empty;
  }

  /** Changes a part of a draft. */
  change(key: string, part: Partial<Input>): void {
    this.drafts = { ...this.drafts, [key]: { ...this.of(key), ...part } };
    this.#touch(key);
  }

  /** Empties a draft. */
  clear(key: string): void {
    if (key in this.drafts) this.#keep((other) => other !== key);
    this.#touch(key);
  }

  /** Empties a draft whose transfer is written down. @returns fills it again, unless something was typed meanwhile */
  take(key: string): () => void {
    const input = this.drafts[key];
    this.clear(key);
    return () => {
      if (input !== undefined && !(key in this.drafts)) this.change(key, input);
    };
  }

  /** Forgets the drafts of accounts that are not there any more. */
  keepOnly(keys: ReadonlySet<string>): void {
    this.#keep((key) => keys.has(key));
  }

  /** The person leaves, or has just come back: every draft there is was there before. */
  leaveBehind(): void {
    this.leftBehind = Object.keys(this.drafts);
  }

  /** What was on disk: every draft of it was there before. */
  restore(drafts: Drafts<Input>): void {
    this.drafts = drafts;
    this.leaveBehind();
  }

  /** Back to nothing. */
  reset(): void {
    this.drafts = {};
    this.leftBehind = [];
  }

  #keep(isKept: (key: string) => boolean): void {
    this.drafts = Object.fromEntries(Object.entries(this.drafts).filter(([key]) => isKept(key)));
  }

  #touch(key: string): void {
    if (this.leftBehind.includes(key)) this.leftBehind = this.leftBehind.filter((other) => other !== key);
  }
}
