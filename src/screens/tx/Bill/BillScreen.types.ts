import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { UntrustedContent } from '../../../domain/content/contentKind.ts';
import type { Bill, BillProblem } from '../../../domain/dogeconnect/Bill.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { PrepareFailure, PrepareStep } from '../../../domain/tx/preparation.ts';
import type { TransferProblem } from '../../../domain/tx/Transfer.ts';

/** A bill that can be shown. */
export interface ShownBill {
  readonly bill: Bill;
  /** the sum of its lines if it differs from the total, koinu; otherwise null */
  readonly lineSum: bigint | null;
  readonly price: FiatPrice | null;
  /** the vendor's icon, once requested */
  readonly icon: Loadable<UntrustedContent>;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type BillView =
  | { readonly status: 'loading' }
  /** of the vendor's server */
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'refused'; readonly problem: BillProblem; readonly nowMs: number }
  /** Kennel fetches no bills here */
  | {
      readonly status: 'closed';
      /** the link has an address that can be paid instead */
      readonly hasAddress: boolean;
    }
  /** a payment of it is known */
  | ({ readonly status: 'paid' } & ShownBill)
  | ({ readonly status: 'watch-only' } & ShownBill)
  | ({
      readonly status: 'ready';
      /** why the last review failed */
      readonly failure: PrepareFailure | null;
      /** why it can't be paid */
      readonly problem: TransferProblem | null;
    } & ShownBill)
  | ({ readonly status: 'preparing'; readonly step: PrepareStep } & ShownBill);

export interface BillEvents {
  readonly onReview: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onIcon: () => void;
  readonly onReceipt: () => void;
  readonly onHome: () => void;
}
