/** Filters history entries by kind and by search text. */
import { formatDoge } from '../amount/formatDoge.ts';
import { type HistoryEntry, isOpenEntry } from './HistoryEntry.ts';

/** The selectable kinds; `own` covers mined entries and transfers to ourselves. */
export const HISTORY_FILTERS = ['all', 'received', 'sent', 'open', 'own'] as const;

export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Names and notes for searching, which are not on the chain. */
export interface EntryNames {
  readonly contacts: readonly { readonly address: string; readonly name: string }[];
  /** notes on transactions, by txid */
  readonly notes: Readonly<Record<string, string>>;
}

/** Shorter parts of an id or address would match by chance. */
const TELLING_LENGTH = 4;

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

/** A typed amount without group marks; null when it is not an amount. */
function readAmount(text: string): string | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  return grouped ? text.replaceAll(',', '') : text.replace(',', '.');
}

/** Caches the text made for an entry. */
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

/** One address per line, so that a search text cannot span two of them. */
const addressesOf = remembered(({ counterparts }) => plain(counterparts.join('\n')));
const amountOf = remembered(({ amount }) => formatDoge(amount));

/**
 * Makes a matcher for a search text: part of a name or a note, the beginning of an id or an amount, part of an address. Names and notes are
 * searched only once, not for each entry.
 *
 * @param sought - whitespace only matches everything
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
