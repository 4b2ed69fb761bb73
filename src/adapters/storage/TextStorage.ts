/** Storage of texts that answers without waiting, as localStorage does, and the faults that it throws. */

import { Fault } from '../../domain/fault.ts';

/** The part of localStorage that is used. Each call may throw where the host keeps nothing. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const FULL_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** What a storage threw, as a Fault: `storage-full` or `storage-blocked`. */
export function storageFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const name = thrown instanceof Error ? thrown.name : String(thrown);
  return new Fault(FULL_NAMES.includes(name) ? 'storage-full' : 'storage-blocked', name, { cause: thrown });
}

/** localStorage, by its name in each call: where the host blocks it, already the name throws. */
export const browserTextStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
