/** Keeps a vault's texts in IndexedDB; runs in the key worker. */

import { Fault } from '../../../domain/fault.ts';
import type { EnvelopeStore } from './EnvelopeStore.ts';
import type { VaultDatabase } from './vaultDatabase.ts';

const textOrNull = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** The store in one user's database. */
export function createIndexedDbEnvelopeStore(database: VaultDatabase): EnvelopeStore {
  const read: EnvelopeStore['read'] = async (entry) => textOrNull(await database.read(entry));
  return {
    read,
    replace: async (entry, expected, next) => {
      // Compared and written in one transaction: another window cannot come between.
      await database.change((table, fail) => {
        const current = table.get(entry);
        current.onsuccess = () => {
          if (textOrNull(current.result) === expected) table.put(next, entry);
          else fail(new Fault('refused', 'another window changed the vault'));
        };
      });
      if ((await read(entry)) !== next) throw new Fault('corrupt', 'what was written does not read back');
    },
    remove: (...entries) =>
      database.change((table) => {
        for (const entry of entries) table.delete(entry);
      }),
  };
}
