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
  | ({ readonly kind: 'rejected' } & NodeRejection)
  | { readonly kind: 'failed'; readonly fault: Fault };

/** One way to replace a transfer, and what it costs. */
export type RescueOffer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | { readonly kind: 'rejected'; readonly problem: TransferProblem }
  | { readonly kind: 'possible'; readonly choices: readonly ReplacementChoice[] };

/** Forgetting a transfer that the network does not know. */
export type ForgetOffer =
  | Exclude<Forgetting, { readonly kind: 'now' }>
  /** koinu that can be spent again */
  | { readonly kind: 'possible'; readonly frees: Koinu };

/** How far the way to the last look has come. */
export type RescueStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'preparing' }
  /** what the store said when it was prepared, in words */
  | { readonly kind: 'rejected'; readonly why: string }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** What can be done about a transfer that waits. */
export interface RescueView {
  readonly speedUp: RescueOffer;
  readonly cancel: RescueOffer;
  readonly forget: ForgetOffer;
  readonly step: RescueStep;
  /** the person agreed that transfers which rest on it go too */
  readonly mayDropOurs: boolean;
}

interface HistoryDetailFrame {
  readonly txid: Txid;
  /** amounts are hidden, as on home */
  readonly isHidden: boolean;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  /** what became of the last copy of the transaction id; null again after 2000 ms */
  readonly copied: CopyOutcome | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type HistoryDetailView = HistoryDetailFrame &
  (
    | { readonly status: 'loading' }
    /** `entry` is what the list knew of it, if it did */
    | { readonly status: 'failed'; readonly fault: Fault; readonly entry: HistoryEntry | null }
    | {
        readonly status: 'ready';
        readonly detail: TransferDetail;
        readonly rebroadcast: Rebroadcast;
        /** null when nothing can be done, or has to be */
        readonly rescue: RescueView | null;
        /** what the person calls an address; null when it is no contact */
        readonly nameOf: (address: DogeAddress) => string | null;
        /** empty when there is none */
        readonly note: string;
        /** names of sites that show it */
        readonly explorers: readonly string[];
        /** what can be brought back from the one-time script that it paid; null: it paid none, or nobody has looked */
        readonly scriptMoney: ScriptMoneyState | null;
        /** what to know before that is done; null where it can't be */
        readonly scriptReview: Review | null;
        /** to what of it a person agreed */
        readonly scriptAgreed: ReadonlySet<Consent>;
        /** it paid one recipient, so that the same can be sent again */
        readonly canRepeat: boolean;
      }
  );

/** What a person does with a transaction. */
export interface HistoryDetailEvents {
  readonly onCopyTxid: () => void;
  readonly onRebroadcast: () => void;
  /** load it again after a failure */
  readonly onRetry: () => void;
  /** the transaction that took this one's place */
  readonly onEntry: (txid: Txid) => void;
  /** to the token transfer that it is a part of */
  readonly onTransfer: (id: Txid) => void;
  /** to the last look of the same payment with a higher fee */
  readonly onSpeedUp: (feeRate: FeeRate) => void;
  /** to the last look of taking it back */
  readonly onCancel: (feeRate: FeeRate) => void;
  readonly onAgree: (mayDropOurs: boolean) => void;
  readonly onForget: () => void;
  /** work out again what it costs */
  readonly onInspect: () => void;
  readonly onNote: (note: TransferNote) => void;
  /** hears what is written into the note */
  readonly onNoteText?: GivenEvents['onGiven'];
  /** a secret that was written there, and was dropped. @default null */
  readonly noteOther?: OtherText | null;
  /** to the receipt of the bill that it paid; absent: it paid none */
  readonly onReceipt?: (() => void) | undefined;
  /** @param name - one of `explorers` */
  readonly onExplorer: (name: string) => void;
  /** fills the sending form */
  readonly onRepeat: () => void;
  /** brings back what is in the one-time script */
  readonly onBringBack: () => void;
  readonly onScriptAgree: (consent: Consent, isAgreed: boolean) => void;
}

/** What the pieces need that offer a rescue. */
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
