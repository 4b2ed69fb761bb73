/** The vault's storage: a few texts, each replaced atomically. */
import { Fault } from '../../../domain/fault.ts';
import type { VaultDatabase } from './vaultDatabase.ts';

/**
 * `envelope`: the sealed secrets · `tries`: the count of wrong passwords · `stay`, `biometry`: the data key sealed for unlocking
 * without the password · `halves`: the wallets' public halves, sealed; without it they are derived from the envelope, more slowly.
 */
export type EnvelopeEntry = 'envelope' | 'tries' | 'stay' | 'biometry' | 'halves';

/** Persistent storage. An interrupted write leaves the old text. */
export interface EnvelopeStore {
  /** null when nothing was written yet. @throws {Fault} `storage-blocked` */
  read(entry: EnvelopeEntry): Promise<string | null>;
  /**
   * Replaces a text, and reads it back to verify.
   *
   * @param expected - the text read before: if another one is stored now, nothing is written
   * @throws {Fault} `rejected` when another window wrote meanwhile, `storage-full`, `storage-blocked`, `corrupt`
   */
  replace(entry: EnvelopeEntry, expected: string | null, next: string): Promise<void>;
  /** Deletes texts, all or none; does nothing for missing ones. @throws {Fault} `storage-blocked` */
  remove(...entries: readonly EnvelopeEntry[]): Promise<void>;
}

const textOrNull = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

export function createIndexedDbEnvelopeStore(database: VaultDatabase): EnvelopeStore {
  const read: EnvelopeStore['read'] = async (entry) => textOrNull(await database.read(entry));
  return {
    read,
    replace: async (entry, expected, next) => {
      // Compared and written in one transaction: another window can't write in between.
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
