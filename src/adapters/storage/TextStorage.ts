/** Synchronous text storage like localStorage, and its faults. */

import { Fault } from '../../domain/fault.ts';

/** The part of localStorage in use. Each call may throw if the host blocks storage. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const FULL_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Converts a storage error to a Fault: `storage-full` or `storage-blocked`. */
export function storageFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const name = thrown instanceof Error ? thrown.name : String(thrown);
  return new Fault(FULL_NAMES.includes(name) ? 'storage-full' : 'storage-blocked', name, { cause: thrown });
}

/** localStorage, accessed by name in each call: if the host blocks it, the access itself throws. */
export const browserTextStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
