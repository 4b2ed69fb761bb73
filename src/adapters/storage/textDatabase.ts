/** Texts by name in IndexedDB, on disk once a write resolves. */
import { indexedTable } from './indexedTable.ts';

const table = indexedTable('kennel-state', 'record');
const nothing = () => undefined;

/** Makes the browser open its files, which is slow the first time. Reads nothing, never fails, doesn't block. */
export const prepareTextDatabase = table.prepare;

/** Texts by name. Every method throws the browser's errors, and may never answer. */
export interface TextDatabase {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

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
