import type { CopyOutcome } from '../../components/CopyOutcome.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { Fault } from '../../domain/fault.ts';
import type { HistoryEntry } from '../../domain/tx/HistoryEntry.ts';
import type { RejectReason } from '../../domain/tx/RejectReason.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** One input or output of a transaction, as the detail lists it. */
export interface TransferSide {
  /** null for scripts that have no address, and for a block's reward as an input */
  readonly address: DogeAddress | null;
  /** koinu */
  readonly value: Koinu;
  readonly isOwn: boolean;
}

/** All of a transaction that the row in history does not say. */
export interface TransferDetail {
  readonly entry: HistoryEntry;
  readonly inputs: readonly TransferSide[];
  readonly outputs: readonly TransferSide[];
  /** koinu that the whole transaction paid to miners, whoever paid */
  readonly totalFee: Koinu;
  /** bytes; null when not known */
  readonly size: number | null;
  /** null when the size is not known */
  readonly feeRate: FeeRate | null;
  /** null while in no block */
  readonly blockHeight: number | null;
}

/** Sending the same bytes again. */
export type Rebroadcast =
  /** not ours, confirmed, or its bytes are not kept */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'possible' }
  | { readonly kind: 'sending' }
  /** the network has it */
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: RejectReason; readonly detail: string }
  | { readonly kind: 'failed'; readonly fault: Fault };

interface HistoryDetailFrame {
  readonly txid: Txid;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  /** what became of the last copy of the transaction id; null again after 2000 ms */
  readonly copied: CopyOutcome | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** What the detail of one transaction shows. */
export type HistoryDetailView = HistoryDetailFrame &
  (
    | { readonly status: 'loading' }
    /** `entry` is what the list knew of it, if it did */
    | { readonly status: 'failed'; readonly fault: Fault; readonly entry: HistoryEntry | null }
    | { readonly status: 'ready'; readonly detail: TransferDetail; readonly rebroadcast: Rebroadcast }
  );

/** What a person does with a transaction. */
export interface HistoryDetailEvents {
  readonly onCopyTxid: () => void;
  readonly onRebroadcast: () => void;
  /** load it again after a failure */
  readonly onRetry: () => void;
  /** the transaction that took this one's place */
  readonly onEntry: (txid: Txid) => void;
}
