/** Entries in IndexedDB. */

import type { EntryDatabase } from './EntryDatabase.ts';
import { indexedTable } from './indexedTable.ts';

const table = indexedTable('kennel-entries', 'entries');

export const browserEntries: EntryDatabase = {
  startingWith: (prefix) =>
    table.run('readonly', (entries) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [names, texts] = [entries.getAllKeys(range), entries.getAll(range)];
      return () => new Map(names.result.map((name, at) => [String(name), String(texts.result[at])]));
    }),
  change: (changes) =>
    table.run('readwrite', (entries) => {
      for (const [name, text] of changes) {
        if (text === null) entries.delete(name);
        else entries.put(text, name);
      }
      return () => undefined;
    }),
};
