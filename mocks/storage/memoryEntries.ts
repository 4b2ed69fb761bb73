/** An in-memory entry database that outlives an app, records its writes, and fails on demand. */
import type { EntryDatabase } from '../../src/adapters/storage/EntryDatabase.ts';
import type { EntryChanges } from '../../src/ports/StateStorage.ts';

export interface MemoryEntries extends EntryDatabase {
  readonly texts: Map<string, string>;
  /** each started write, as passed */
  readonly writes: EntryChanges[];
  /** thrown by every write, which then changes nothing; null for none */
  writeFault: Error | null;
  /** thrown by every read; null for none */
  readFault: Error | null;
  /** called for every write: before it happens, and when it is done */
  onWrite: (moment: 'before write' | 'after write') => void;
}

export function createMemoryEntries(): MemoryEntries {
  const texts = new Map<string, string>();
  const entries: MemoryEntries = {
    texts,
    writes: [],
    writeFault: null,
    readFault: null,
    onWrite: () => {},
    async startingWith(prefix) {
      if (entries.readFault !== null) throw entries.readFault;
      return new Map([...texts].filter(([name]) => name.startsWith(prefix)));
    },
    async change(changes) {
      entries.writes.push(changes);
      entries.onWrite('before write');
      if (entries.writeFault !== null) throw entries.writeFault;
      for (const [name, text] of changes) {
        if (text === null) texts.delete(name);
        else texts.set(name, text);
      }
      entries.onWrite('after write');
    },
  };
  return entries;
}

/** Characters in the texts of some writes. */
export const sizeOf = (writes: readonly EntryChanges[]): number =>
  writes.reduce(
    (sum, changes) => sum + [...changes.values()].reduce((all, text) => all + (text?.length ?? 0), 0),
    0,
  );
