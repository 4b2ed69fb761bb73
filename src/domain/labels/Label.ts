/** The labels of BIP 329 that Kennel supports. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { PersonalName } from '../session/personalName.ts';
import type { Outpoint } from '../tx/Coin.ts';
import type { Txid } from '../tx/Txid.ts';
import type { TransferNote } from '../tx/transferNote.ts';

/** One record. `isCut`: the label was too long and has been shortened. */
export type Label =
  | { readonly type: 'tx'; readonly ref: Txid; readonly label: TransferNote; readonly isCut: boolean }
  | {
      readonly type: 'addr';
      readonly ref: DogeAddress;
      readonly label: PersonalName;
      readonly isCut: boolean;
    }
  /** an extended public key as written; it may not be one of ours */
  | { readonly type: 'xpub'; readonly ref: string; readonly label: PersonalName; readonly isCut: boolean }
  /** a frozen coin. A coin marked as spendable is not a record: no file unfreezes coins */
  | { readonly type: 'output'; readonly ref: Outpoint };

/** Why a line is not a record. */
export type LabelProblem =
  /** not a JSON object with a type and a reference */
  | 'not-a-record'
  /** the reference does not have the form of its type */
  | 'bad-reference'
  /** an address of another network or coin */
  | 'other-network'
  /** the label is not a text, or `spendable` is not a boolean */
  | 'bad-value'
  | 'too-long';

/** An invalid line, counted from 1. */
export interface BadLine {
  readonly line: number;
  readonly problem: LabelProblem;
}

/** Why a text is rejected as a whole. */
export type LabelsProblem =
  | { readonly kind: 'empty' }
  /** more characters, or bytes of a file, than `most` */
  | { readonly kind: 'too-large'; readonly most: typeof MAX_LABELS_LENGTH }
  | { readonly kind: 'too-many-lines'; readonly most: typeof MAX_LABEL_LINES }
  /** no line is a record of any type */
  | { readonly kind: 'no-labels' }
  /** the file could not be opened, or is not text */
  | { readonly kind: 'unreadable' };

/** Maximum length, characters or bytes of a file. */
export const MAX_LABELS_LENGTH = 1_000_000;

export const MAX_LABEL_LINES = 10_000;

/** The result of reading a text. */
export interface ReadLabels {
  /** one record for each subject: the last one in the text */
  readonly labels: readonly Label[];
  /** the first ones in order; `badCount` counts all */
  readonly bad: readonly BadLine[];
  readonly badCount: number;
  /** records that Kennel does not support: other types, empty labels, coins marked as spendable */
  readonly unused: number;
}
