/** View and events of the form that sends a token or a file. */

import type { RecipientEvents, RecipientForm } from '../../../components/address/RecipientFields.tsx';
import type { ListTextEvents } from '../../../components/address/recipients/RecipientListSheet.tsx';
import type { FeeDraft } from '../../../components/money/FeePicker.tsx';
import type { LoadContent } from '../../../components/tokens/useContent.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { TokenBytesProblem } from '../../../domain/drc20/send/parseTokenTransfer.ts';
import type { TokenPayment } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenCost } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import type { TokenHolding } from '../../../domain/drc20/TokenHolding.ts';
import type { TokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { TokenAmountProblem } from '../../../domain/drc20/tokenAmount.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PrepareFailure, PrepareStep } from '../../../domain/tx/preparation.ts';

export type SendSubject =
  | {
      readonly kind: 'token';
      readonly holding: TokenHolding;
      /** the available amount: the lowest report, less what is under way; null when no index answers */
      readonly available: TokenUnits | null;
    }
  | { readonly kind: 'file'; readonly file: Pick<FileItem, 'fileId' | 'name' | 'mime' | 'size'> };

export interface TokenAmountDraft {
  readonly text: string;
  /** null while the text is empty or invalid */
  readonly units: TokenUnits | null;
  /** null while the text is empty or valid */
  readonly problem: TokenAmountProblem | null;
  /** sends everything available */
  readonly isMax: boolean;
}

/** Several recipients instead of one. */
export interface TokenListDraft {
  readonly payments: readonly TokenPayment[];
  readonly total: TokenUnits;
}

/** The current plan. */
export interface TokenPlanSummary {
  /** number of transfers */
  readonly transfers: number;
  /** how many of them are sent before waiting for a block */
  readonly firstRun: number;
  /** the total; null for a file */
  readonly units: TokenUnits | null;
  readonly cost: TokenCost;
}

/** The draft and everything computed from it. */
export interface SendTokenForm extends RecipientForm {
  readonly subject: SendSubject;
  /** replaces recipient and amount; null with one recipient, and always for a file */
  readonly list: TokenListDraft | null;
  /** null for a file */
  readonly amount: TokenAmountDraft | null;
  /** fees of all transactions together, without the coins given to recipients */
  readonly fee: FeeDraft;
  /** null while something is missing or invalid */
  readonly plan: TokenPlanSummary | null;
  /** why a complete draft is invalid */
  readonly problem: TokenSendProblem | null;
  /** never set together with `problem` */
  readonly warnings: readonly TokenSendWarning[];
  /** the indexes' reports */
  readonly reports: readonly IndexReport[];
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** loads pictures; null without a gateway. Must be a stable reference */
  readonly loadContent: LoadContent | null;
  /** the draft is from before the app was locked or closed */
  readonly isRestored: boolean;
}

/** Why the last review failed. Nothing was sent. */
export type TokenPrepareFailure =
  | PrepareFailure
  /** the signed bytes don't do what was requested */
  | { readonly kind: 'token-bytes'; readonly problem: TokenBytesProblem };

interface SendTokenFrame {
  readonly account: NamedAddress;
  readonly network: Network;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type SendTokenView =
  /** no token index is configured */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  /** neither the token nor the coins could be read, and nothing is cached */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** every index that answers reports no balance. @property tick - null for a file, or unknown */
  | { readonly status: 'none'; readonly tick: string | null }
  /** no key signs for this address */
  | { readonly status: 'watch-only'; readonly account: NamedAddress }
  /** doginals and NFTs: can be viewed, but not sent from here */
  | { readonly status: 'not-yet'; readonly what: 'doginals' | 'nft' }
  | ({
      readonly status: 'ready';
      readonly form: SendTokenForm;
      /** the plan is valid, and the network answers */
      readonly canReview: boolean;
      /** why the last review failed; null again on any change */
      readonly failure: TokenPrepareFailure | null;
    } & SendTokenFrame)
  | ({
      readonly status: 'preparing';
      readonly form: SendTokenForm;
      readonly step: PrepareStep;
    } & SendTokenFrame);

export interface SendTokenEvents extends RecipientEvents, ListTextEvents {
  /** confirms before the form is left; absent if nothing would be lost */
  readonly onBack?: (() => void) | undefined;
  /** switches to several recipients; there is no way back to one */
  readonly onList: (payments: readonly TokenPayment[]) => void;
  readonly onAmountText: (text: string) => void;
  readonly onMax: () => void;
  readonly onFeePreset: (multiple: number) => void;
  readonly onFeeText: (text: string) => void;
  readonly onReview: () => void;
  /** an empty form instead of a restored draft */
  readonly onStartOver: () => void;
  /** cancels preparing, back to the form */
  readonly onCancel: () => void;
  readonly onRefresh: () => void;
  /** to the address that can receive DOGE for the fees */
  readonly onReceive: () => void;
  /** to the form that sends DOGE */
  readonly onSend: () => void;
  /** to importing the key of a watch-only address */
  readonly onBringKey: () => void;
}
