import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { BillPayment, PaidBill } from '../../../domain/dogeconnect/Bill.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

/** What is kept of a payment. */
export interface Receipt {
  readonly bill: PaidBill;
  readonly txid: Txid;
  /** everybody who is paid, from the bytes */
  readonly payments: readonly BillPayment[];
  /** what it wrote on the chain, hex, from the bytes; null: nothing */
  readonly data: string | null;
  readonly from: DogeAddress;
  readonly fee: Koinu;
  readonly price: FiatPrice | null;
  /** milliseconds since 1970 */
  readonly sentAtMs: number;
  readonly nowMs: number;
  /** what became of copying the receipt; null at rest */
  readonly copied: CopyOutcome | null;
  readonly saving: 'none' | 'started' | 'failed';
  /** it can be handed to another app */
  readonly canShare: boolean;
}

export type BillReceiptView =
  | { readonly status: 'missing' }
  /** written down, and being handed over */
  | ({ readonly status: 'waiting' } & Receipt)
  /** the relay may have it */
  | ({
      readonly status: 'silent';
      /** the very same bytes are handed over again */
      readonly isRetrying: boolean;
      /** the bill has time left */
      readonly canRetry: boolean;
    } & Receipt)
  /** the relay has it, and said no */
  | ({ readonly status: 'declined' } & Receipt)
  /** taken by the relay, or seen by our servers; not in a block */
  | ({ readonly status: 'accepted' } & Receipt)
  /** a block has it, as our own servers tell */
  | ({ readonly status: 'paid'; readonly confirmations: number } & Receipt)
  /** its coins go elsewhere */
  | ({ readonly status: 'returned'; readonly isSettled: boolean } & Receipt)
  /** it never left */
  | ({ readonly status: 'unsent' } & Receipt);

/** What a person does with it. */
export interface BillReceiptEvents {
  readonly onRetry: () => void;
  readonly onTakeBack: () => void;
  readonly onDetails: () => void;
  readonly onCopy: () => void;
  /** absent where it can neither be shared nor saved: the host takes no files */
  readonly onSave?: (() => void) | undefined;
  readonly onDone: () => void;
}
