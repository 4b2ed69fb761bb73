/** History entries that match filter and search. */
import { growingList } from '../../domain/growingList.ts';
import { type HistoryFilter, isOfKind, searchMatcher } from '../../domain/history/filterHistory.ts';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import type { Stores } from '../../stores/Stores.ts';

interface Wanted {
  readonly filter: HistoryFilter;
  readonly sought: string;
  readonly contacts: Stores['contacts']['list'];
  readonly notes: Stores['notes']['notes'];
}

function find(
  entries: readonly HistoryEntry[],
  { filter, sought, ...names }: Wanted,
): readonly HistoryEntry[] {
  if (filter === 'all' && sought === '') return entries;
  const isSought = searchMatcher(sought, names);
  return entries.filter((entry) => isOfKind(entry, filter) && isSought(entry));
}

/** Caches its result: for a history that grew at the end, only the added entries are searched. */
export function entryFinder(): (stores: Stores) => readonly HistoryEntry[] {
  const found = growingList<HistoryEntry, HistoryEntry, Wanted>({
    all: find,
    more: (added, before, wanted) => before.concat(find(added, wanted)),
  });
  return ({ tx, contacts, notes }) => {
    const { filter, sought } = tx.history.cache.view;
    const wanted = { filter, sought: (sought ?? '').trim(), contacts: contacts.list, notes: notes.notes };
    return found(tx.history.entries, wanted);
  };
}

/** Without a cache. */
export const foundEntries = (stores: Stores): readonly HistoryEntry[] => entryFinder()(stores);
