/** An in-memory EnvelopeStore and KeyStorage whose calls can be made to fail, before or after they take effect. */

import type { EnvelopeEntry, EnvelopeStore } from '../../src/adapters/vault/records/EnvelopeStore.ts';
import type { KeyStorage } from '../../src/adapters/vault/records/KeyStorage.ts';
import { Fault } from '../../src/domain/fault.ts';

/** An EnvelopeStore for tests and stories, with its key storage. */
export interface MemoryEnvelopeStore extends EnvelopeStore {
  readonly texts: Map<EnvelopeEntry, string>;
  readonly keyStorage: KeyStorage;
  /** every call so far, for example `read envelope`, `replace tries`, `put key` */
  readonly calls: string[];
  /** fails the call of this number (from 0) before or after it takes effect, and all later ones; null for none */
  killAt: { readonly call: number; readonly when: 'before' | 'after' } | null;
  /** called before each call takes effect */
  onCall: (name: string, number: number) => void;
  /** a copy of the phone: texts and key storage, without calls under way */
  copy(): MemoryEnvelopeStore;
}

type Step = <Value>(name: string, work: () => Value) => Promise<Value>;

/** @param before - initial content */
export function createMemoryEnvelopeStore(
  before: ReadonlyMap<EnvelopeEntry, string> = new Map(),
  archived: CryptoKey | null = null,
): MemoryEnvelopeStore {
  const texts = new Map(before);
  const calls: string[] = [];
  let key = archived;

  const step: Step = async (name, work) => {
    const { killAt } = store;
    const number = calls.push(name) - 1;
    store.onCall(name, number);
    const isDead = killAt !== null && number > killAt.call;
    const isKilled = number === killAt?.call;
    if (isDead || (isKilled && killAt?.when === 'before')) throw new Fault('storage-blocked', 'killed');
    const value = work();
    if (isKilled) throw new Fault('storage-blocked', 'killed');
    return value;
  };

  const store: MemoryEnvelopeStore = {
    texts,
    calls,
    killAt: null,
    onCall: () => undefined,
    copy: () => createMemoryEnvelopeStore(texts, key),
    read: (entry) => step(`read ${entry}`, () => texts.get(entry) ?? null),
    replace: (entry, expected, next) =>
      step(`replace ${entry}`, () => {
        if ((texts.get(entry) ?? null) !== expected) throw new Fault('rejected', 'changed meanwhile');
        texts.set(entry, next);
      }),
    remove: (...entries) =>
      step(`remove ${entries.join()}`, () => {
        for (const entry of entries) texts.delete(entry);
      }),
    keyStorage: {
      get: () => step('get key', () => key),
      put: (next) =>
        step('put key', () => {
          key = next;
        }),
      remove: () =>
        step('remove key', () => {
          key = null;
        }),
    },
  };
  return store;
}
