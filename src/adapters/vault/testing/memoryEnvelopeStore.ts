/** An EnvelopeStore in memory whose writes can be made to fail, before or after they took place. */

import { Fault } from '../../../domain/fault.ts';
import type { EnvelopeEntry, EnvelopeStore } from '../EnvelopeStore.ts';

/** An EnvelopeStore for tests and stories. */
export interface MemoryEnvelopeStore extends EnvelopeStore {
  /** what is stored now */
  readonly texts: Map<EnvelopeEntry, string>;
  /** every call so far, for example `read envelope`, `replace tries` */
  readonly calls: string[];
  /** kills the call of this number (counted from 0) before or after it took place, and all later ones; null never */
  killAt: { readonly call: number; readonly when: 'before' | 'after' } | null;
}

/** Makes one. */
export function createMemoryEnvelopeStore(): MemoryEnvelopeStore {
  const texts = new Map<EnvelopeEntry, string>();
  const calls: string[] = [];

  async function step<Value>(name: string, work: () => Value): Promise<Value> {
    const { killAt } = store;
    const number = calls.push(name) - 1;
    const isDead = killAt !== null && number > killAt.call;
    const isKilled = number === killAt?.call;
    if (isDead || (isKilled && killAt?.when === 'before')) throw new Fault('storage-blocked', 'killed');
    const value = work();
    if (isKilled) throw new Fault('storage-blocked', 'killed');
    return value;
  }

  const store: MemoryEnvelopeStore = {
    texts,
    calls,
    killAt: null,
    read: (entry) => step(`read ${entry}`, () => texts.get(entry) ?? null),
    replace: (entry, expected, next) =>
      step(`replace ${entry}`, () => {
        if ((texts.get(entry) ?? null) !== expected) throw new Fault('refused', 'changed meanwhile');
        texts.set(entry, next);
      }),
  };
  return store;
}
