/** What the person wrote beside transfers. Only this device knows it. */
import { makeAutoObservable } from 'mobx';
import type { TransferNote } from '../../domain/tx/transferNote.ts';

/** So many are taken from files: more would make every writing of the record slow. */
export const MAX_NOTES = 5_000;

/** Notes by transaction id. */
export class NotesStore {
  /** the one written last comes last */
  notes: Readonly<Record<string, string>> = {};

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The note of a transaction; empty when there is none. */
  noteOf(txid: string): string {
    return this.notes[txid] ?? '';
  }

  /** Writes a note; an empty one takes an earlier one away. */
  setNote(txid: string, note: TransferNote): void {
    const { [txid]: _before, ...others } = this.notes;
    this.notes = note === '' ? others : { ...others, [txid]: note };
  }

  /** Takes notes out of a file, in one change; new ones beyond `MAX_NOTES` are left out, and none that is here goes. */
  takeFromFile(taken: ReadonlyMap<string, TransferNote>): void {
    const here = Object.keys(this.notes);
    const fresh = [...taken].filter(([txid]) => !Object.hasOwn(this.notes, txid));
    const changed = [...taken].filter(([txid]) => Object.hasOwn(this.notes, txid));
    const fitting = fresh.slice(0, Math.max(0, MAX_NOTES - here.length));
    this.notes = { ...this.notes, ...Object.fromEntries([...changed, ...fitting]) };
  }

  /** Back to nothing. */
  reset(): void {
    this.notes = {};
  }
}
