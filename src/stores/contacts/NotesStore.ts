/** The user's notes on transfers, stored only on this device. */
import { makeAutoObservable } from 'mobx';
import type { TransferNote } from '../../domain/tx/transferNote.ts';

/** Limit for imports from files: more would make every write of the record slow. */
export const MAX_NOTES = 5_000;

/** Notes by transaction id. */
export class NotesStore {
  /** by transaction id; the last written comes last */
  notes: Readonly<Record<string, string>> = {};

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Empty when there is none. */
  noteOf(txid: string): string {
    return this.notes[txid] ?? '';
  }

  /** An empty note deletes the previous one. */
  setNote(txid: string, note: TransferNote): void {
    const { [txid]: _before, ...others } = this.notes;
    this.notes = note === '' ? others : { ...others, [txid]: note };
  }

  /** Imports notes from a file, in one change; new ones beyond `MAX_NOTES` are left out, existing ones stay. */
  takeFromFile(taken: ReadonlyMap<string, TransferNote>): void {
    const here = Object.keys(this.notes);
    const fresh = [...taken].filter(([txid]) => !Object.hasOwn(this.notes, txid));
    const changed = [...taken].filter(([txid]) => Object.hasOwn(this.notes, txid));
    const fitting = fresh.slice(0, Math.max(0, MAX_NOTES - here.length));
    this.notes = { ...this.notes, ...Object.fromEntries([...changed, ...fitting]) };
  }

  reset(): void {
    this.notes = {};
  }
}
