/** View and events of one token or file transfer, ours or someone else's, or several of ours confirmed together. */
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { BatchItem } from '../../../components/tokens/batchSums.ts';
import type { SteppedTransfer } from '../../../components/tokens/stepsOfTransfer.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { RecoveryProgress } from '../../../domain/drc20/script/recovery.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { NodeRejection } from '../../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Rebroadcast } from '../HistoryDetail/HistoryDetailScreen.types.ts';

/** Recovering the money of a stuck commit. */
export type RecoverOffer =
  /** there is nothing to recover, or it is under way */
  | { readonly kind: 'none' }
  | RecoveryProgress
  | { readonly kind: 'rejected'; readonly rejection: NodeRejection };

/** One transfer of ours. */
export interface OwnTransfer extends SteppedTransfer {
  /** rebroadcasting the waiting bytes */
  readonly rebroadcast: Rebroadcast;
  readonly recover: RecoverOffer;
}

interface TransferDetailFrame {
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TransferDetailView =
  | { readonly status: 'loading' }
  /** neither an index nor the account's history knows it */
  | { readonly status: 'unread' }
  /** no index answered, and nothing is known of it here */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** its transaction is the account's, but no index reports a transfer: shows DOGE and confirmations */
  | ({ readonly status: 'chain'; readonly entry: HistoryEntry } & TransferDetailFrame)
  /** one of ours */
  | ({
      readonly status: 'own';
      readonly own: OwnTransfer;
      /** notices before recovering its money; null if impossible */
      readonly review: Review | null;
      /** consents given so far */
      readonly agreed: ReadonlySet<Consent>;
      /** the recipient's contact name; null if it isn't a contact */
      readonly name: string | null;
      /** result of the last copy of the reveal's id; null at rest */
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** one that the index reports: received, minted, burned, or sent from another copy of this wallet */
  | ({
      readonly status: 'reported';
      readonly activity: TokenActivity;
      /** the account's own address, for the direction */
      readonly account: DogeAddress;
      /** the contact's name of an address; null if it isn't a contact */
      readonly nameOf: (address: DogeAddress) => string | null;
      /** the index that reported it */
      readonly index: string;
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** not a transfer: a pool, a stake or a sale changed the account's balances */
  | ({
      readonly status: 'changed';
      readonly txid: Txid;
      /** at least one */
      readonly changes: readonly TokenActivity[];
      readonly account: DogeAddress;
      readonly nameOf: (address: DogeAddress) => string | null;
      /** the index that reported it */
      readonly index: string;
      /** the transaction is also in the account's history */
      readonly isInHistory: boolean;
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** several of ours; at least two */
  | ({
      readonly status: 'batch';
      /** in order */
      readonly items: readonly BatchItem[];
      /** how many of them the node or the ledger rejected, and can be sent anew */
      readonly again: number;
      /** the initial scroll position; updated while scrolling */
      readonly scrollPosition: { offset: number };
    } & TransferDetailFrame);

export interface TransferDetailEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  /** to the whole transaction */
  readonly onEntry: (txid: Txid) => void;
  /** to one transfer of several */
  readonly onTransfer: (id: Txid) => void;
  /** to the batch this is part of */
  readonly onBatch: (id: Txid) => void;
  readonly onCopyTxid: () => void;
  readonly onRebroadcast: () => void;
  /** recovers the money of a stuck commit */
  readonly onRecover: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  /** fills the form with the rejected ones */
  readonly onSendRest: () => void;
  /** reads it again after a failure */
  readonly onRetry: () => void;
}
