/** Puts a time limit on a KeyValue store, and never lets a call overtake one that timed out. */
import { Fault, toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';

/** limit of one call, milliseconds; longer than the host adapter's own timeout, whose error says more */
const LIMIT_MS = 5000;

/**
 * Wraps a store. A call that timed out may still take effect: until it settles every other call is rejected, because an old text
 * that arrives late must not replace a newer one.
 */
export function createLimitedKeyValue(store: KeyValue, clock: Clock): KeyValue {
  let isBusy = false;

  function limited<Value>(what: string, call: () => Promise<Value>): Promise<Value> {
    if (isBusy) return Promise.reject(new Fault('timeout', 'an earlier call to the host is still under way'));
    isBusy = true;
    return new Promise((resolve, reject) => {
      const stopWaiting = clock.after(LIMIT_MS, () =>
        reject(new Fault('timeout', `${what} took longer than ${LIMIT_MS} ms`)),
      );
      const settled = () => {
        stopWaiting();
        isBusy = false;
      };
      call().then(
        (value) => {
          settled();
          resolve(value);
        },
        (thrown: unknown) => {
          settled();
          reject(toFault(thrown, 'storage-blocked'));
        },
      );
    });
  }

  return {
    get: (key) => limited(`reading ${key}`, () => store.get(key)),
    set: (key, value) => limited(`writing ${key}`, () => store.set(key, value)),
    remove: (key) => limited(`removing ${key}`, () => store.remove(key)),
  };
}
