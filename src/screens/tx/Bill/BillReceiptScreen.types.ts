import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { BillPayment, PaidBill } from '../../../domain/dogeconnect/Bill.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

/** The stored record of a payment. */
export interface Receipt {
  readonly bill: PaidBill;
  readonly txid: Txid;
  /** all recipients, from the bytes */
  readonly payments: readonly BillPayment[];
  /** data written to the chain, hex, from the bytes; null: none */
  readonly data: string | null;
  readonly from: DogeAddress;
  readonly fee: Koinu;
  readonly price: FiatPrice | null;
  /** milliseconds since 1970 */
  readonly sentAtMs: number;
  readonly nowMs: number;
  /** result of copying the receipt; null at rest */
  readonly copied: CopyOutcome | null;
  readonly saving: 'none' | 'started' | 'failed';
  /** it can be shared with another app */
  readonly canShare: boolean;
}

export type BillReceiptView =
  | { readonly status: 'missing' }
  /** stored, and being sent */
  | ({ readonly status: 'waiting' } & Receipt)
  /** the relay may have it */
  | ({
      readonly status: 'silent';
      /** the same bytes are being sent again */
      readonly isRetrying: boolean;
      /** the bill has not expired */
      readonly canRetry: boolean;
    } & Receipt)
  /** the relay has it, and declined */
  | ({ readonly status: 'declined' } & Receipt)
  /** accepted by the relay, or seen by our servers; not in a block */
  | ({ readonly status: 'accepted' } & Receipt)
  /** in a block, according to our own servers */
  | ({ readonly status: 'paid'; readonly confirmations: number } & Receipt)
  /** its coins were spent elsewhere */
  | ({ readonly status: 'returned'; readonly isSettled: boolean } & Receipt)
  /** it was never sent */
  | ({ readonly status: 'unsent' } & Receipt);

export interface BillReceiptEvents {
  readonly onRetry: () => void;
  readonly onTakeBack: () => void;
  readonly onDetails: () => void;
  readonly onCopy: () => void;
  /** absent if it can neither be shared nor saved: the host can't save files */
  readonly onSave?: (() => void) | undefined;
  readonly onDone: () => void;
}
