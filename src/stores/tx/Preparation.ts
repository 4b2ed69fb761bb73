/** How far the way from the form to the network has come. */
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../domain/fault.ts';
import type { PreparedTransfer, PrepareProblem, PrepareStep } from './prepareTransfer.ts';
import type { Purpose } from './TransferRequest.ts';

/** What became of the last review. */
export type Preparation =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly step: PrepareStep }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'refused'; readonly problem: PrepareProblem }
  | ({ readonly status: 'ready' } & Reviewed)
  /** written down and being broadcast */
  | ({ readonly status: 'sending' } & Reviewed);

/** What is on review. */
export interface Reviewed {
  readonly transfer: PreparedTransfer;
  readonly purpose: Purpose;
  /** what the recipient calls itself, from a payment link */
  readonly label: string | null;
  /** the price with which an amount typed in money was counted; null when it was typed in DOGE */
  readonly quoted: FiatPrice | null;
}
