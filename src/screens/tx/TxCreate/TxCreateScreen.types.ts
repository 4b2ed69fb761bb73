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

/** Manual choice of coins. */
export interface CoinChoice {
  /** largest first */
  readonly coins: readonly ClassifiedCoin[];
  /** outpoint keys; null lets the plan choose */
  readonly chosen: readonly string[] | null;
  /** sum of the chosen ones, koinu */
  readonly sum: bigint;
}

export interface AmountDraft {
  readonly text: string;
  readonly unit: 'doge' | 'fiat';
  /** koinu; null while the text is empty or invalid. With `isMax` it is the plan's amount. */
  readonly amount: Koinu | null;
  readonly problem: AmountProblem | null;
  /** sends everything spendable */
  readonly isMax: boolean;
}

/** The current plan. All amounts in koinu. */
export interface PlanSummary {
  readonly amount: Koinu;
  readonly fee: Koinu;
  /** amount + fee */
  readonly total: Koinu;
  /** change of this transfer; 0 if there is none */
  readonly change: Koinu;
  /** number of coins used */
  readonly inputs: number;
  /** exact upper bound, bytes */
  readonly size: number;
}

/** The draft and everything computed from it. */
export interface TxCreateForm extends RecipientForm {
  /** replaces recipient and amount; null with one recipient */
  readonly list: RecipientListDraft | null;
  readonly coins: CoinChoice;
  readonly amount: AmountDraft;
  readonly fee: FeeDraft;
  /** null while something is missing or invalid */
  readonly plan: PlanSummary | null;
  /** why a complete draft has no plan */
  readonly problem: TransferProblem | null;
  /** shown before sending; never set together with `problem` */
  readonly warnings: readonly TransferWarning[];
  readonly breakdown: BalanceBreakdown;
  readonly freshness: Freshness;
  /** null while no price is known: then the amount is typed in DOGE only */
  readonly price: FiatPrice | null;
  /** the draft is from before the app was closed */
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
    /** the coins could not be read, and none are cached */
    | { readonly status: 'failed'; readonly fault: Fault }
    /** no key signs for this address */
    | { readonly status: 'watch-only' }
    /** nothing is spendable; `breakdown` shows where the rest is */
    | { readonly status: 'empty'; readonly breakdown: BalanceBreakdown }
    | {
        readonly status: 'ready';
        readonly form: TxCreateForm;
        /** the plan is valid, and the network answers */
        readonly canReview: boolean;
        /** why the last review failed; null again on any change */
        readonly failure: PrepareFailure | null;
        /** another phone signs the result. @default false */
        readonly isProposal?: boolean;
      }
    | { readonly status: 'preparing'; readonly form: TxCreateForm; readonly step: PrepareStep }
  );

export interface TxCreateEvents extends RecipientEvents, ListTextEvents {
  /** switches to several recipients; there is no way back to one */
  readonly onList: (payments: readonly ListedPayment[]) => void;
  /** spends exactly these coins; an empty list lets the plan choose. @param keys - outpoint keys */
  readonly onChooseCoins: (keys: readonly string[]) => void;
  /** removes a coin's protection, after a word was typed */
  readonly onReleaseCoin: (coin: Outpoint) => void;
  readonly onProtectCoin: (coin: Outpoint) => void;
  /** freezes a coin, so that nothing spends it, or unfreezes it */
  readonly onFreezeCoin: (coin: Outpoint, isFrozen: boolean) => void;
  readonly onAmountText: (text: string) => void;
  readonly onUnit: (unit: 'doge' | 'fiat') => void;
  readonly onMax: () => void;
  readonly onFeePreset: (multiple: number) => void;
  readonly onFeeText: (text: string) => void;
  readonly onReview: () => void;
  /** cancels preparing, back to the form */
  readonly onCancel: () => void;
  /** confirms before the form is left; absent if nothing would be lost */
  readonly onBack?: (() => void) | undefined;
  /** clears a restored draft */
  readonly onStartOver: () => void;
  readonly onRefresh: () => void;
  readonly onReceive: () => void;
  /** to importing the key of a watch-only address */
  readonly onBringKey: () => void;
  /** to the form, for a phone that has the key */
  readonly onPropose: () => void;
}
