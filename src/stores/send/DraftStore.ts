/** The drafts of all accounts: each has its own, which survives locking and restarts. */
import { makeAutoObservable } from 'mobx';
import type { Drafts } from './DraftInput.ts';

/** Drafts of one form, by account key. */
export class DraftStore<Input extends object> {
  drafts: Drafts<Input> = {};
  /** accounts whose draft dates from before the last lock or restart and is untouched since */
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

  change(key: string, part: Partial<Input>): void {
    this.drafts = { ...this.drafts, [key]: { ...this.of(key), ...part } };
    this.#touch(key);
  }

  clear(key: string): void {
    if (key in this.drafts) this.#keep((other) => other !== key);
    this.#touch(key);
  }

  /** Empties a draft whose transfer is being recorded. @returns restores it, unless something was typed meanwhile */
  take(key: string): () => void {
    const input = this.drafts[key];
    this.clear(key);
    return () => {
      if (input !== undefined && !(key in this.drafts)) this.change(key, input);
    };
  }

  /** Drops the drafts of accounts that no longer exist. */
  keepOnly(keys: ReadonlySet<string>): void {
    this.#keep((key) => keys.has(key));
  }

  /** Marks all drafts as dating from before; called on locking and restoring. */
  leaveBehind(): void {
    this.leftBehind = Object.keys(this.drafts);
  }

  /** Called with what was on disk. */
  restore(drafts: Drafts<Input>): void {
    this.drafts = drafts;
    this.leaveBehind();
  }

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
