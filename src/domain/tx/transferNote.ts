/** Reads what a person writes beside a transfer: one visible line, short enough to stay a note. */
import { err, ok, type Result } from '../result.ts';
import { tidyLine } from '../session/personalName.ts';
import { countGraphemes } from '../text/graphemes.ts';

/** A note that was read: at most 140 characters as people count them, NFC, nothing invisible in it; may be empty. */
export type TransferNote = string & { readonly __brand: 'TransferNote' };

/** `count` characters as people count them. */
export interface NoteTooLong {
  readonly kind: 'too-long';
  readonly count: number;
  readonly most: typeof MAX_NOTE_LENGTH;
}

/** Characters that a note may have, as people count them. */
export const MAX_NOTE_LENGTH = 140;

/**
 * Reads a note; an empty one takes an earlier one away.
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
