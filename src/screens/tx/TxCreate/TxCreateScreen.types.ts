import type { RecipientEvents, RecipientForm } from '../../../components/address/RecipientFields.tsx';
import type { ListTextEvents } from '../../../components/address/recipients/RecipientListSheet.tsx';
import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { FeeDraft } from '../../../components/money/FeePicker.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { BalanceBreakdown, ClassifiedCoin, Outpoint } from '../../../domain/tx/Coin.ts';
import type { PrepareFailure, PrepareStep } from '../../../domain/tx/preparation.ts';
import type { ListedPayment } from '../../../domain/tx/recipients/recipientList.ts';
import type { TransferProblem, TransferWarning } from '../../../domain/tx/Transfer.ts';

export type { RecipientDraft } from '../../../components/address/RecipientFields.tsx';
export type { KnownRecipients } from '../../../components/address/recipients/RecipientPicker.tsx';
export type { FeeDraft, FeeOption } from '../../../components/money/FeePicker.tsx';
export type { FeeTextProblem } from '../../../domain/amount/parseFeeRate.ts';

/** Several recipients instead of one. */
export interface RecipientListDraft {
  readonly payments: readonly ListedPayment[];
  /** koinu */
  readonly total: Koinu;
}

/** The coins to spend, for those who choose them. */
export interface CoinChoice {
  /** largest first */
  readonly coins: readonly ClassifiedCoin[];
  /** outpoint keys; null leaves the choice to the plan */
  readonly chosen: readonly string[] | null;
  /** what the chosen ones hold, koinu */
  readonly sum: bigint;
}

/** The amount's field. */
export interface AmountDraft {
  readonly text: string;
  readonly unit: 'doge' | 'fiat';
  /** koinu; null while the text is empty or invalid. With `isMax` it is what the plan sends. */
  readonly amount: Koinu | null;
  readonly problem: AmountProblem | null;
  /** everything that may be spent goes */
  readonly isMax: boolean;
}

/** The plan as it stands. All amounts koinu. */
export interface PlanSummary {
  readonly amount: Koinu;
  readonly fee: Koinu;
  /** amount + fee */
  readonly total: Koinu;
  /** what comes back to us in this transfer; 0 when nothing does */
  readonly change: Koinu;
  /** how many coins are used */
  readonly inputs: number;
  /** exact upper bound, bytes */
  readonly size: number;
}

/** The draft with all that is computed from it. */
export interface TxCreateForm extends RecipientForm {
  /** takes the place of recipient and amount; null with one recipient */
  readonly list: RecipientListDraft | null;
  readonly coins: CoinChoice;
  readonly amount: AmountDraft;
  readonly fee: FeeDraft;
  /** null while something is missing or invalid */
  readonly plan: PlanSummary | null;
  /** why no plan can be made of a complete draft */
  readonly problem: TransferProblem | null;
  /** what to know before sending; never set together with `problem` */
  readonly warnings: readonly TransferWarning[];
  readonly breakdown: BalanceBreakdown;
  readonly freshness: Freshness;
  /** null while no price is known: then the amount is typed in DOGE only */
  readonly price: FiatPrice | null;
  /** the draft was here before the app was closed */
  readonly isRestored: boolean;
}

interface TxCreateFrame {
  readonly account: NamedAddress;
  readonly network: Network;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TxCreateView = TxCreateFrame &
  (
    | { readonly status: 'loading' }
    /** the coins could not be read, and none are kept from before */
    | { readonly status: 'failed'; readonly fault: Fault }
    /** there is no key that signs for this address */
    | { readonly status: 'watch-only' }
    /** there is nothing that may be sent; `breakdown` says where the rest is */
    | { readonly status: 'empty'; readonly breakdown: BalanceBreakdown }
    | {
        readonly status: 'ready';
        readonly form: TxCreateForm;
        /** a plan stands, nothing is invalid, and the network answers */
        readonly canReview: boolean;
        /** why the last review did not come to be; null again on any change */
        readonly failure: PrepareFailure | null;
        /** another phone signs what comes of it. @default false */
        readonly isProposal?: boolean;
      }
    | { readonly status: 'preparing'; readonly form: TxCreateForm; readonly step: PrepareStep }
  );

/** What a person does while sending. */
export interface TxCreateEvents extends RecipientEvents, ListTextEvents {
  /** pays several; nobody goes back to one recipient */
  readonly onList: (payments: readonly ListedPayment[]) => void;
  /** spends exactly these coins; none leaves the choice to the plan. @param keys - outpoint keys */
  readonly onChooseCoins: (keys: readonly string[]) => void;
  /** gives up the protection of a coin, after it was typed for */
  readonly onReleaseCoin: (coin: Outpoint) => void;
  readonly onProtectCoin: (coin: Outpoint) => void;
  /** freezes a coin, so that nothing spends it, or frees it again */
  readonly onFreezeCoin: (coin: Outpoint, isFrozen: boolean) => void;
  readonly onAmountText: (text: string) => void;
  readonly onUnit: (unit: 'doge' | 'fiat') => void;
  readonly onMax: () => void;
  readonly onFeePreset: (multiple: number) => void;
  readonly onFeeText: (text: string) => void;
  readonly onReview: () => void;
  /** stop preparing and go back to the form */
  readonly onCancel: () => void;
  /** asks about the draft before the form is left; absent where there is nothing to ask */
  readonly onBack?: (() => void) | undefined;
  /** empty a restored draft */
  readonly onStartOver: () => void;
  readonly onRefresh: () => void;
  readonly onReceive: () => void;
  /** to where a watched address gets its key */
  readonly onBringKey: () => void;
  /** to the form, for a phone that has the key */
  readonly onPropose: () => void;
}
