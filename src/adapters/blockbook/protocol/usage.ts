/** Counts what each server is asked, and what becomes of it. */

import type { IndexerUsage } from '../../../ports/Indexers.ts';

type Counters = {
  -readonly [Key in 'messages' | 'requests' | 'answered' | 'rejected' | 'bytes' | 'floods']: number;
};

/** What is counted of one server. */
export type Count = keyof Counters;

/** Counts of all servers. */
export class Usage {
  readonly #servers = new Map<string, Counters>();

  /** Adds to a count of a server. @param base - without a slash at the end */
  add(base: string, count: Count, amount = 1): void {
    const counters = this.#servers.get(base) ?? {
      messages: 0,
      requests: 0,
      answered: 0,
      rejected: 0,
      bytes: 0,
      floods: 0,
    };
    counters[count] += amount;
    this.#servers.set(base, counters);
  }

  /** What was counted; null when that is nothing. */
  of(base: string): Pick<IndexerUsage, Count> | null {
    const counters = this.#servers.get(base);
    return counters === undefined ? null : { ...counters };
  }
}
