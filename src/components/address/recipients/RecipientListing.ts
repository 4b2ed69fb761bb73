import type { ReactNode } from 'react';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { RepeatedLine } from '../../../domain/tx/recipients/recipientTable.ts';

/** One recipient of a list, whatever is paid. */
export interface ListedRecipient {
  readonly address: DogeAddress;
  /** null when the list says nothing */
  readonly name: string | null;
}

/** What was read of a text. */
export interface ListReading<Payment extends ListedRecipient> {
  readonly payments: readonly Payment[];
  /** lines that are not taken, from 1, and why, in a sentence */
  readonly refused: readonly { readonly line: number; readonly why: string }[];
  readonly repeated: readonly RepeatedLine[];
  /** of all payments */
  readonly total: ReactNode;
  /** the first line names the columns */
  readonly hasHeader: boolean;
}

/** How a list of payments is read and written. */
export interface RecipientListing<Payment extends ListedRecipient> {
  /** for example `D…, 12.5, Moon Coffee` */
  readonly example: string;
  /** null for a text that is too long */
  readonly read: (text: string) => ListReading<Payment> | null;
  /** @returns a text that is read as the same payments */
  readonly write: (payments: readonly Payment[]) => string;
  /** on the button that takes so many */
  readonly action: (count: number) => string;
}
