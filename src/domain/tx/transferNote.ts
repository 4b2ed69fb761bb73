/** Validates the note on a transfer: one visible line of limited length. */
import { err, ok, type Result } from '../result.ts';
import { tidyLine } from '../session/personalName.ts';
import { countGraphemes } from '../text/graphemes.ts';

/** A valid note: at most 140 graphemes, NFC, without invisible characters; may be empty. */
export type TransferNote = string & { readonly __brand: 'TransferNote' };

/** `count`: graphemes. */
export interface NoteTooLong {
  readonly kind: 'too-long';
  readonly count: number;
  readonly most: typeof MAX_NOTE_LENGTH;
}

/** Maximum length, graphemes. */
export const MAX_NOTE_LENGTH = 140;

/**
 * Validates a note; an empty one removes an earlier one.
 *
 * @example readTransferNote('  Rent   for May ') // ok, 'Rent for May'
 */
export function readTransferNote(text: string): Result<TransferNote, NoteTooLong> {
  const note = tidyLine(text);
  const count = countGraphemes(note);
  return count > MAX_NOTE_LENGTH
    ? err({ kind: 'too-long', count, most: MAX_NOTE_LENGTH })
    : ok(note as TransferNote);
}
