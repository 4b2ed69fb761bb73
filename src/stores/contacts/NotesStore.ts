/** What the person wrote beside transfers. Only this device knows it. */
import { makeAutoObservable } from 'mobx';
import type { TransferNote } from '../../domain/tx/transferNote.ts';

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

  /** Back to nothing. */
  reset(): void {
    this.notes = {};
  }
}
