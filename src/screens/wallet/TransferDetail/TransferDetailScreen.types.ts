/** One move of a token or a file, ours or somebody else's, or several of ours that were agreed to at once. */
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

/** Bringing the money of a stuck commit back. */
export type RecoverOffer =
  /** there is nothing to bring back, or it is on its way */
  | { readonly kind: 'none' }
  | RecoveryProgress
  | { readonly kind: 'rejected'; readonly rejection: NodeRejection };

/** One transfer of ours. */
export interface OwnTransfer extends SteppedTransfer {
  /** sending the bytes that wait again */
  readonly rebroadcast: Rebroadcast;
  readonly recover: RecoverOffer;
}

interface TransferDetailFrame {
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** What is known of a move. */
export type TransferDetailView =
  | { readonly status: 'loading' }
  /** neither an index nor the account's history knows it */
  | { readonly status: 'unread' }
  /** no index answered, and nothing is known of it here */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** its transaction is one of the account's, and no index tells what moved: the DOGE, and how deep it lies */
  | ({ readonly status: 'chain'; readonly entry: HistoryEntry } & TransferDetailFrame)
  /** one of ours */
  | ({
      readonly status: 'own';
      readonly own: OwnTransfer;
      /** what to know before its money is brought back; null where nothing can be */
      readonly review: Review | null;
      /** what was agreed to so far */
      readonly agreed: ReadonlySet<Consent>;
      /** what the person calls the recipient; null when it is no contact */
      readonly name: string | null;
      /** what became of the last copy of the reveal's id; null at rest */
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** one that the index tells of: received, minted, burned, or sent from another copy of this wallet */
  | ({
      readonly status: 'reported';
      readonly activity: TokenActivity;
      /** the account's own address: tells which way it went */
      readonly account: DogeAddress;
      /** what the person calls an address; null when it is no contact */
      readonly nameOf: (address: DogeAddress) => string | null;
      /** the index that says so */
      readonly index: string;
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** no transfer: a pool, a stake or a sale changed balances of the account */
  | ({
      readonly status: 'changed';
      readonly txid: Txid;
      /** at least one */
      readonly changes: readonly TokenActivity[];
      readonly account: DogeAddress;
      readonly nameOf: (address: DogeAddress) => string | null;
      /** the index that says so */
      readonly index: string;
      /** the transaction is one of the account's, too */
      readonly isInHistory: boolean;
      readonly copied: CopyOutcome | null;
    } & TransferDetailFrame)
  /** several of ours; at least two */
  | ({
      readonly status: 'batch';
      /** in their order */
      readonly items: readonly BatchItem[];
      /** how many of them the node or the ledger rejected, so that they can be sent anew */
      readonly again: number;
      /** where the page is scrolled to at first; follows along */
      readonly scrollPosition: { offset: number };
    } & TransferDetailFrame);

export interface TransferDetailEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  /** to the whole transaction */
  readonly onEntry: (txid: Txid) => void;
  /** to one transfer of several */
  readonly onTransfer: (id: Txid) => void;
  /** to the several of which this is one */
  readonly onBatch: (id: Txid) => void;
  readonly onCopyTxid: () => void;
  readonly onRebroadcast: () => void;
  /** brings the money of a stuck commit back */
  readonly onRecover: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  /** fills the form with those that were rejected */
  readonly onSendRest: () => void;
  /** read it again after a failure */
  readonly onRetry: () => void;
}
