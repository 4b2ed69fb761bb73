/** The file for exporting unreadable state: the record's text, alone or with its entries. */
import { Fault } from '../../domain/fault.ts';
import type { Entries } from '../../ports/StateStorage.ts';

export interface SavedState {
  readonly record: string;
  readonly entries: Entries;
}

/** @returns null when there is nothing to save */
export function writeSavedState({
  record,
  entries,
}: {
  readonly record: string | null;
  readonly entries: Entries;
}): string | null {
  return entries.size === 0 ? record : JSON.stringify({ record, entries: Object.fromEntries(entries) });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads either form. The record is not decoded. @throws {Fault} `corrupt` */
export function readSavedState(text: string): SavedState {
  if (!text.startsWith('{')) return { record: text, entries: new Map() };
  try {
    const { record, entries } = JSON.parse(text);
    const read = new Map(Object.entries<unknown>(entries));
    if (isText(record) && typeof entries === 'object' && [...read.values()].every(isText))
      return { record, entries: read as Entries };
  } catch (cause) {
    throw new Fault('corrupt', 'no saved state', { cause });
  }
  throw new Fault('corrupt', 'no saved state');
}
