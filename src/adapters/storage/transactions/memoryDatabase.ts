/** A storage for transactions that ends with the page, where nothing else can be had. */
import type { EntryUse, Totals, TransactionDatabase, TransactionTable } from './TransactionDatabase.ts';

/** Makes an empty one. */
export function createMemoryDatabase(): TransactionDatabase {
  const entries = new Map<string, { readonly bytes: Uint8Array; readonly use: EntryUse }>();
  let totals: Totals | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** in the order of their turns: who is used goes to the end */
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
