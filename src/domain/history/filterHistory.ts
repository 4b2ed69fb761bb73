/** Picks entries of history: by kind, and by what a person remembers of them. */
import { formatDoge } from '../amount/formatDoge.ts';
import { type HistoryEntry, isOpenEntry } from './HistoryEntry.ts';

/** The kinds that can be picked; `own` is what was mined, and what moved to ourselves. */
export const HISTORY_FILTERS = ['all', 'received', 'sent', 'open', 'own'] as const;

export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** What is known of entries beside the chain. */
export interface EntryNames {
  /** what the person calls addresses */
  readonly contacts: readonly { readonly address: string; readonly name: string }[];
  /** what the person wrote beside transactions, by their id */
  readonly notes: Readonly<Record<string, string>>;
}

/** So many characters of an id or address are no longer found by chance. */
const TELLING_LENGTH = 4;

/** Whether an entry is of a kind. */
export function isOfKind(entry: HistoryEntry, filter: HistoryFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'received':
    case 'sent':
      return entry.direction === filter;
    case 'open':
      return isOpenEntry(entry);
    case 'own':
      return entry.direction === 'to-self' || entry.direction === 'mined';
  }
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** An amount as typed, without marks between thousands; null when it is none. */
function readAmount(text: string): string | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  return grouped ? text.replaceAll(',', '') : text.replace(',', '.');
}

/** Makes a text of an entry once, however often it is looked for. */
function remembered(make: (entry: HistoryEntry) => string): (entry: HistoryEntry) => string {
  const made = new WeakMap<HistoryEntry, string>();
  return (entry) => {
    const known = made.get(entry);
    if (known !== undefined) return known;
    const text = make(entry);
    made.set(entry, text);
    return text;
  };
}

/** One address a line: nothing that is typed goes over two of them. */
const addressesOf = remembered(({ counterparts }) => plain(counterparts.join('\n')));
const amountOf = remembered(({ amount }) => formatDoge(amount));

/**
 * Makes a test for what a person typed: part of a name or a note, the beginning of an id or an amount, part of an address.
 * Names and notes are looked through once, and not with each entry.
 *
 * @param sought - nothing but space finds everything
 */
export function searchMatcher(
  sought: string,
  { contacts, notes }: EntryNames,
): (entry: HistoryEntry) => boolean {
  const text = plain(sought.trim());
  if (text === '') return () => true;
  const amount = readAmount(text);
  const isTelling = text.length >= TELLING_LENGTH;
  const named = contacts.filter(({ name }) => plain(name).includes(text)).map(({ address }) => address);
  const noted = Object.entries(notes).filter(([, note]) => plain(note).includes(text));
  const [people, transactions] = [new Set(named), new Set(noted.map(([txid]) => txid))];
  return (entry) =>
    (people.size > 0 && entry.counterparts.some((address) => people.has(address))) ||
    (isTelling && (addressesOf(entry).includes(text) || entry.txid.startsWith(text))) ||
    (transactions.size > 0 && transactions.has(entry.txid)) ||
    (amount !== null && amountOf(entry).startsWith(amount));
}
