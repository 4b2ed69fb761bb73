/** Counts requests, answers and bytes per server. */

import type { IndexerUsage } from '../../../ports/Indexers.ts';

type Counters = {
  -readonly [Key in 'messages' | 'requests' | 'answered' | 'rejected' | 'bytes' | 'floods']: number;
};

export type Count = keyof Counters;

/** Counters of all servers. */
export class Usage {
  readonly #servers = new Map<string, Counters>();

  /** @param base - without a trailing slash */
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

  /** The server's counters; null if nothing was counted. */
  of(base: string): Pick<IndexerUsage, Count> | null {
    const counters = this.#servers.get(base);
    return counters === undefined ? null : { ...counters };
  }
}
