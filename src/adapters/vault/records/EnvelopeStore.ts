/** What the vault asks of the storage where it is kept: a few texts, each replaced as a whole or not at all. */
import { Fault } from '../../../domain/fault.ts';
import type { VaultDatabase } from './vaultDatabase.ts';

/**
 * `envelope`: the sealed secrets · `tries`: how many wrong passwords there were ·
 * `stay`, `biometry`: the data key sealed for other ways in than the password ·
 * `halves`: what is public of the wallets, sealed; without it the same comes of the envelope, later.
 */
export type EnvelopeEntry = 'envelope' | 'tries' | 'stay' | 'biometry' | 'halves';

/** A storage that outlives the app. A write that is interrupted leaves the old text. */
export interface EnvelopeStore {
  /** null when nothing was written yet. @throws {Fault} `storage-blocked` */
  read(entry: EnvelopeEntry): Promise<string | null>;
  /**
   * Replaces a text, and reads it back to be sure.
   *
   * @param expected - what was read before: when something else is there now, nothing is written
   * @throws {Fault} `rejected` when another window wrote meanwhile, `storage-full`, `storage-blocked`, `corrupt`
   */
  replace(entry: EnvelopeEntry, expected: string | null, next: string): Promise<void>;
  /** Deletes texts, all or none; does nothing where nothing is. @throws {Fault} `storage-blocked` */
  remove(...entries: readonly EnvelopeEntry[]): Promise<void>;
}

/** Keeps a vault's texts in IndexedDB; runs in the key worker. */
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
          else fail(new Fault('rejected', 'another window changed the vault'));
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
