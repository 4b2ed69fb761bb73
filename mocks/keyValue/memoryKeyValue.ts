/** An in-memory KeyValue that never fails. */
import type { KeyValue } from '../../src/ports/KeyValue.ts';

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** @throws {RangeError} for a key that no KeyValue accepts */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError(`not a key: ${key}`);
}

/**
 * Makes one.
 *
 * @param values - the stored values; pass the same map again to reopen the store
 */
export function createMemoryKeyValue(values: Map<string, string> = new Map()): KeyValue {
  return {
    async get(key) {
      checkKey(key);
      return values.get(key) || null;
    },
    async set(key, value) {
      checkKey(key);
      values.set(key, value);
    },
    async remove(key) {
      checkKey(key);
      values.delete(key);
    },
  };
}
