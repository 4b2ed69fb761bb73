/** The contract of every EntryStorage. */
import { describe, expect, it } from 'vitest';
import type { EntryStorage } from '../StateStorage.ts';

/** A device on which storages can be opened one after the other. */
export interface EntryDevice {
  open(owner: string): EntryStorage;
  /** lets every write fail from now on, or none */
  setFull(isFull: boolean): void;
  /** number of write transactions, including failed ones */
  writes(): number;
}

const changes = (part: Readonly<Record<string, string | null>>) => new Map(Object.entries(part));

export function describeEntryStorage(name: string, newDevice: () => EntryDevice): void {
  describe(`a storage of entries: ${name}`, () => {
    it('has after a restart what was handed over, each list its own', async () => {
      const { open } = newDevice();
      const storage = open('1');
      expect(await storage.entries('transfers')).toEqual(new Map());
      await storage.changeEntries('transfers', changes({ a: '1', b: '2' }));
      await storage.changeEntries('drafts', changes({ a: '3' }));
      await storage.changeEntries('transfers', changes({ a: null, b: '4', 'c/d e': '5' }));
      expect(await open('1').entries('transfers')).toEqual(changes({ b: '4', 'c/d e': '5' }));
      expect(await open('1').entries('drafts')).toEqual(changes({ a: '3' }));
    });

    it('writes what is handed over together in one go, the newest of each', async () => {
      const { open, writes } = newDevice();
      const storage = open('1');
      void storage.changeEntries('transfers', changes({ a: '1', b: '1' }));
      void storage.changeEntries('drafts', changes({ k: null }));
      void storage.changeEntries('transfers', changes({ b: '2' }));
      await storage.entriesSettled();
      expect(writes()).toBe(1);
      expect(await open('1').entries('transfers')).toEqual(changes({ a: '1', b: '2' }));
    });

    it('writes all of it or nothing, tells of it, and tries again with the next change', async () => {
      const { open, setFull } = newDevice();
      const storage = open('1');
      await storage.changeEntries('drafts', changes({ k: 'typed' }));
      setFull(true);
      const write = storage.changeEntries('transfers', changes({ a: '1' }));
      void storage.changeEntries('drafts', changes({ k: null })).catch(() => {});
      await expect(write).rejects.toMatchObject({ kind: 'storage-full' });
      await expect(storage.entriesSettled()).rejects.toMatchObject({ kind: 'storage-full' });
      expect(await open('1').entries('transfers')).toEqual(new Map());
      expect(await open('1').entries('drafts')).toEqual(changes({ k: 'typed' }));
      setFull(false);
      await storage.changeEntries('drafts', changes({ k: 'again' }));
      await storage.entriesSettled();
      expect(await open('1').entries('transfers')).toEqual(changes({ a: '1' }));
      expect(await open('1').entries('drafts')).toEqual(changes({ k: 'again' }));
    });

    it('shows and clears those of one owner alone', async () => {
      const { open } = newDevice();
      for (const owner of ['1', '11', 'local'])
        await open(owner).changeEntries('drafts', changes({ k: owner }));
      const storage = open('1');
      void storage.changeEntries('transfers', changes({ late: '1' }));
      await storage.clearEntries();
      expect([await storage.entries('drafts'), await storage.entries('transfers')]).toEqual([
        new Map(),
        new Map(),
      ]);
      expect(await open('11').entries('drafts')).toEqual(changes({ k: '11' }));
      expect(await open('local').entries('drafts')).toEqual(changes({ k: 'local' }));
    });
  });
}
