/**
 * A second copy of the stored record that outlives a killed process.
 *
 * Browsers write localStorage to disk when they find the time, Chromium after some seconds; a process that is killed
 * before takes those writes with it. IndexedDB with strict durability is on disk when it says so.
 *
 * @see https://source.chromium.org/chromium/chromium/src/+/main:components/services/storage/dom_storage/storage_area_impl.h
 */
import type { Clock } from '../../ports/Clock.ts';
import { browserTextDatabase } from './textDatabase.ts';

/** Keeps one text. Never throws: without a copy there is still the record itself. */
export interface RecordCopy {
  /** the text that was written last, or null when there is none or it cannot be had */
  read(): Promise<string | null>;
  /** resolves when the text is on disk, or cannot be */
  write(text: string): Promise<void>;
  /** resolves when there is no copy any more, or that cannot be had */
  remove(): Promise<void>;
}

/** Where no copy is kept. */
export const NO_COPY: RecordCopy = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

const KEY = 'root';

/** Some phones leave IndexedDB without an answer: nobody waits longer than this, milliseconds. */
const TIMEOUT_MS = 2_000;

/** A copy in IndexedDB. Failures and silence count as no copy. */
export function createRecordCopy(clock: Clock): RecordCopy {
  const patiently = <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> =>
    new Promise((resolve) => {
      const stopWaiting = clock.after(TIMEOUT_MS, () => resolve(otherwise));
      work.then(resolve, () => resolve(otherwise)).finally(stopWaiting);
    });
  return {
    read: () => patiently(browserTextDatabase.read(KEY), null),
    write: (text) => patiently(browserTextDatabase.write(KEY, text), undefined),
    remove: () => patiently(browserTextDatabase.remove(KEY), undefined),
  };
}
