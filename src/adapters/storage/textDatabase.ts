/** Texts by name in IndexedDB, on disk when it says so. */
import { indexedTable } from './indexedTable.ts';

const table = indexedTable('kennel-state', 'record');
const nothing = () => undefined;

/** Has the browser open its files, which takes it long the first time. Reads nothing, never fails, waits for nothing. */
export const prepareTextDatabase = table.prepare;

/** Texts by name. Every method throws what the browser throws, and may never answer. */
export interface TextDatabase {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The browser's. */
export const browserTextDatabase: TextDatabase = {
  read: (key) =>
    table.run('readonly', (texts) => {
      const request = texts.get(key);
      return () => (typeof request.result === 'string' ? request.result : null);
    }),
  write: (key, text) =>
    table.run('readwrite', (texts) => {
      texts.put(text, key);
      return nothing;
    }),
  remove: (key) =>
    table.run('readwrite', (texts) => {
      texts.delete(key);
      return nothing;
    }),
};
