/** A transaction storage in memory, used when nothing better is available. */
import type { EntryUse, Totals, TransactionDatabase, TransactionTable } from './TransactionDatabase.ts';

export function createMemoryDatabase(): TransactionDatabase {
  const entries = new Map<string, { readonly bytes: Uint8Array; readonly use: EntryUse }>();
  let totals: Totals | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** in order of use: a used entry moves to the end */
  const storage = (id: string, bytes: Uint8Array, use: EntryUse) => {
    entries.delete(id);
    entries.set(id, { bytes, use });
  };
  const table: TransactionTable = {
    bytes: async (id) => entries.get(id)?.bytes,
    use: async (id) => entries.get(id)?.use,
    totals: async () => totals,
    oldest: async () => entries.keys().next().value,
    put: storage,
    setUse: (id, use) => {
      const entry = entries.get(id);
      if (entry !== undefined) storage(id, entry.bytes, use);
    },
    setTotals: (now) => {
      totals = now;
    },
    remove: (id) => void entries.delete(id),
    clear: () => {
      entries.clear();
      totals = undefined;
    },
  };
  return {
    run(_mode, work) {
      const next = last.then(() => work(table));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
