/**
 * A second copy of the stored record that survives a killed process.
 *
 * Browsers write localStorage to disk lazily, Chromium after some seconds; a process killed before that loses those writes.
 * IndexedDB with strict durability is on disk once it reports success.
 *
 * @see https://source.chromium.org/chromium/chromium/src/+/main:components/services/storage/dom_storage/storage_area_impl.h
 */
import type { Clock } from '../../ports/Clock.ts';
import { browserTextDatabase } from './textDatabase.ts';

/** Keeps one text. Never throws: without a copy there is still the record itself. */
export interface RecordCopy {
  /** the last written text; null when there is none or it can't be read */
  read(): Promise<string | null>;
  /** resolves when the text is on disk, or writing failed */
  write(text: string): Promise<void>;
  /** resolves when the copy is removed, or removing failed */
  remove(): Promise<void>;
}

export const NO_COPY: RecordCopy = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

const KEY = 'root';

/** On some phones IndexedDB never answers: stop waiting after this, milliseconds. */
const TIMEOUT_MS = 2_000;

/** A copy in IndexedDB. Failures and timeouts count as no copy. */
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
