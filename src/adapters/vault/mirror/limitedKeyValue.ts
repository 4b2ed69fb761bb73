/** Puts a time limit on a KeyValue, and never lets a call overtake one that was given up. */
import { Fault, toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';

/** how long one call may take, milliseconds; longer than the host's adapter waits for an answer, which knows more of it */
const LIMIT_MS = 5000;

/**
 * Wraps a store. A call that is given up may still take place: until it is settled every other call is rejected, because
 * an old text that arrives late must not replace a newer one.
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
