/** What is on review when DOGE is sent, and how far that has come. */
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import type { SendState } from '../SendFlow.ts';
import type { PreparedTransfer, PrepareProblem } from './prepareTransfer.ts';

/** What is on review. */
export interface ReviewedTransfer {
  readonly transfer: PreparedTransfer;
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link */
  readonly label: string | null;
  /** the price with which an amount typed in money was counted; null when it was typed in DOGE */
  readonly quoted: FiatPrice | null;
}

/** What became of the last review. */
export type Preparation = SendState<ReviewedTransfer, PrepareProblem>;
