/** A storage in front of code that loads with the first question. */
import type { KeyValue } from '../../ports/KeyValue.ts';

/** Gives a storage that is loaded when it is first asked. @param load - gives one and the same storage each time */
export const lazyKeyValue = (load: () => Promise<KeyValue>): KeyValue => ({
  get: async (key) => (await load()).get(key),
  set: async (key, value) => (await load()).set(key, value),
  remove: async (key) => (await load()).remove(key),
});
