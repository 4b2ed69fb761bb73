/** Picks entries of history: by kind, and by what a person remembers of them. */
import { formatDoge } from '../amount/formatDoge.ts';
import { type HistoryEntry, isOpenEntry } from './HistoryEntry.ts';

/** The kinds that can be picked; `own` is what was mined, and what moved to ourselves. */
export const HISTORY_FILTERS = ['all', 'received', 'sent', 'open', 'own'] as const;

export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** What is known of entries beside the chain. */
export interface EntryNames {
  /** what the person calls an address */
  nameOf(address: string): string | null;
  /** what the person wrote beside a transaction; empty when nothing */
  noteOf(txid: string): string;
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

/**
 * Makes a test for what a person typed: part of a name or a note, the beginning of an id or an amount, part of an address.
 *
 * @param sought - nothing but space finds everything
 */
export function searchMatcher(sought: string, names: EntryNames): (entry: HistoryEntry) => boolean {
  const text = plain(sought.trim());
  if (text === '') return () => true;
  const amount = readAmount(text);
  const isTelling = text.length >= TELLING_LENGTH;
  const isAddress = (address: string) => isTelling && plain(address).includes(text);
  const isName = (address: string) => plain(names.nameOf(address) ?? '').includes(text);
  return (entry) =>
    entry.counterparts.some((address) => isAddress(address) || isName(address)) ||
    plain(names.noteOf(entry.txid)).includes(text) ||
    (isTelling && entry.txid.startsWith(text)) ||
    (amount !== null && formatDoge(entry.amount).startsWith(amount));
}
