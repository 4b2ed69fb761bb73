/** Labels of BIP 329 as far as Kennel has a place for them. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { PersonalName } from '../session/personalName.ts';
import type { Outpoint } from '../tx/Coin.ts';
import type { Txid } from '../tx/Txid.ts';
import type { TransferNote } from '../tx/transferNote.ts';

/** One record: what a file says of one thing. `isCut`: it was longer than what is kept of it. */
export type Label =
  | { readonly type: 'tx'; readonly ref: Txid; readonly label: TransferNote; readonly isCut: boolean }
  | {
      readonly type: 'addr';
      readonly ref: DogeAddress;
      readonly label: PersonalName;
      readonly isCut: boolean;
    }
  /** an extended public key as it is written; nothing says yet that it is one of ours */
  | { readonly type: 'xpub'; readonly ref: string; readonly label: PersonalName; readonly isCut: boolean }
  /** a coin that is not to be spent. That one may be spent is no record: no file unfreezes a coin */
  | { readonly type: 'output'; readonly ref: Outpoint };

/** Why a line is no record. */
export type LabelProblem =
  /** no JSON object with a type and a reference */
  | 'not-a-record'
  /** the reference is not of the form that its type has */
  | 'bad-reference'
  /** an address of another network or coin */
  | 'other-network'
  /** the label is no text, or `spendable` is neither true nor false */
  | 'bad-value'
  | 'too-long';

/** A line that could not be read; the first line is 1. */
export interface BadLine {
  readonly line: number;
  readonly problem: LabelProblem;
}

/** Why nothing of a text can be read. */
export type LabelsProblem =
  | { readonly kind: 'empty' }
  /** more characters, or bytes of a file, than `most` */
  | { readonly kind: 'too-large'; readonly most: typeof MAX_LABELS_LENGTH }
  | { readonly kind: 'too-many-lines'; readonly most: typeof MAX_LABEL_LINES }
  /** not one line is a record, of any type */
  | { readonly kind: 'no-labels' }
  /** the file could not be opened, or is no text */
  | { readonly kind: 'unreadable' };

/** Characters, or bytes of a file, that are read at most. */
export const MAX_LABELS_LENGTH = 1_000_000;

/** Lines that are read at most. */
export const MAX_LABEL_LINES = 10_000;

/** A text that was read. */
export interface ReadLabels {
  /** each thing once: what the text says of it last counts */
  readonly labels: readonly Label[];
  /** the first of them, in their order; `badCount` counts all */
  readonly bad: readonly BadLine[];
  readonly badCount: number;
  /** records that Kennel has no place for: other types, empty labels, coins said to be spendable */
  readonly unused: number;
}
