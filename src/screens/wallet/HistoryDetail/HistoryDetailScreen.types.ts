import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { GivenEvents } from '../../../components/fields/GivenEvents.ts';
import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { ScriptMoneyState } from '../../../domain/drc20/script/recovery.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { TransferSide } from '../../../domain/tx/Coin.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { NodeRejection } from '../../../domain/tx/PendingTransfer.ts';
import type { Forgetting } from '../../../domain/tx/pending/canForget.ts';
import type { ReplacementChoice } from '../../../domain/tx/replacement/replacementChoices.ts';
import type { TransferProblem } from '../../../domain/tx/Transfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { TransferNote } from '../../../domain/tx/transferNote.ts';

/** Details of a transaction beyond its row in history. */
export interface TransferDetail {
  readonly entry: HistoryEntry;
  readonly inputs: readonly TransferSide[];
  readonly outputs: readonly TransferSide[];
  /** koinu the whole transaction paid to miners, whoever paid */
  readonly totalFee: Koinu;
  /** bytes; null if unknown */
  readonly size: number | null;
  /** null if the size is unknown */
  readonly feeRate: FeeRate | null;
  /** null while unconfirmed */
  readonly blockHeight: number | null;
}

export type Rebroadcast =
  /** not ours, confirmed, or its bytes are not stored */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'possible' }
  | { readonly kind: 'sending' }
  /** the network has it */
  | { readonly kind: 'sent' }
  | ({ readonly kind: 'rejected' } & NodeRejection)
  | { readonly kind: 'failed'; readonly fault: Fault };

/** One way to replace a transfer, and its cost. */
export type RescueOffer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | { readonly kind: 'rejected'; readonly problem: TransferProblem }
  | { readonly kind: 'possible'; readonly choices: readonly ReplacementChoice[] };

/** Forgetting a transfer that the network doesn't know. */
export type ForgetOffer =
  | Exclude<Forgetting, { readonly kind: 'now' }>
  /** koinu that become spendable again */
  | { readonly kind: 'possible'; readonly frees: Koinu };

/** Progress towards the final review. */
export type RescueStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'preparing' }
  /** why preparing was rejected, as a message */
  | { readonly kind: 'rejected'; readonly why: string }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** Options for a pending transfer. */
export interface RescueView {
  readonly speedUp: RescueOffer;
  readonly cancel: RescueOffer;
  readonly forget: ForgetOffer;
  readonly step: RescueStep;
  /** the user agreed that transfers depending on it are dropped too */
  readonly mayDropOurs: boolean;
}

interface HistoryDetailFrame {
  readonly txid: Txid;
  /** amounts are hidden, as on home */
  readonly isHidden: boolean;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  /** result of the last copy of the txid; null again after 2000 ms */
  readonly copied: CopyOutcome | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type HistoryDetailView = HistoryDetailFrame &
  (
    | { readonly status: 'loading' }
    /** `entry` is from the list, if it was there */
    | { readonly status: 'failed'; readonly fault: Fault; readonly entry: HistoryEntry | null }
    | {
        readonly status: 'ready';
        readonly detail: TransferDetail;
        readonly rebroadcast: Rebroadcast;
        /** null when nothing can be done, or needs to be */
        readonly rescue: RescueView | null;
        /** the contact's name of an address; null if it isn't a contact */
        readonly nameOf: (address: DogeAddress) => string | null;
        /** empty if there is none */
        readonly note: string;
        /** names of explorer sites */
        readonly explorers: readonly string[];
        /** what can be recovered from the redeem script it paid; null: it paid none, or that wasn't checked */
        readonly scriptMoney: ScriptMoneyState | null;
        /** notices before recovering; null if impossible */
        readonly scriptReview: Review | null;
        /** consents given for that */
        readonly scriptAgreed: ReadonlySet<Consent>;
        /** it paid one recipient, so the payment can be repeated */
        readonly canRepeat: boolean;
      }
  );

export interface HistoryDetailEvents {
  readonly onCopyTxid: () => void;
  readonly onRebroadcast: () => void;
  /** loads it again after a failure */
  readonly onRetry: () => void;
  /** to the transaction that replaced this one */
  readonly onEntry: (txid: Txid) => void;
  /** to the token transfer it is part of */
  readonly onTransfer: (id: Txid) => void;
  /** to the final review of the same payment with a higher fee */
  readonly onSpeedUp: (feeRate: FeeRate) => void;
  /** to the final review of taking it back */
  readonly onCancel: (feeRate: FeeRate) => void;
  readonly onAgree: (mayDropOurs: boolean) => void;
  readonly onForget: () => void;
  /** computes the costs again */
  readonly onInspect: () => void;
  readonly onNote: (note: TransferNote) => void;
  /** called with each change of the note's text */
  readonly onNoteText?: GivenEvents['onGiven'];
  /** a secret that was entered there, and dropped. @default null */
  readonly noteOther?: OtherText | null;
  /** to the receipt of the bill it paid; absent: it paid none */
  readonly onReceipt?: (() => void) | undefined;
  /** @param name - one of `explorers` */
  readonly onExplorer: (name: string) => void;
  /** fills the sending form */
  readonly onRepeat: () => void;
  /** recovers the money in the redeem script */
  readonly onBringBack: () => void;
  readonly onScriptAgree: (consent: Consent, isAgreed: boolean) => void;
}

export type RescueProps = Omit<
  HistoryDetailEvents,
  | 'onTransfer'
  | 'onRepeat'
  | 'onBringBack'
  | 'onScriptAgree'
  | 'onNote'
  | 'onNoteText'
  | 'noteOther'
  | 'onExplorer'
> & {
  readonly rescue: RescueView;
};
