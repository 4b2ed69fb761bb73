/** The form that sends a token or a file. */

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

/** What is sent. */
export type SendSubject =
  | {
      readonly kind: 'token';
      readonly holding: TokenHolding;
      /** what may be sent: the least claim, without what is on its way; null when no index answers */
      readonly available: TokenUnits | null;
    }
  | { readonly kind: 'file'; readonly file: Pick<FileItem, 'fileId' | 'name' | 'mime' | 'size'> };

/** The amount's field. */
export interface TokenAmountDraft {
  readonly text: string;
  /** null while the text is empty or invalid */
  readonly units: TokenUnits | null;
  /** null while the text is empty or good */
  readonly problem: TokenAmountProblem | null;
  /** everything that may be sent goes */
  readonly isMax: boolean;
}

/** Several recipients instead of one. */
export interface TokenListDraft {
  readonly payments: readonly TokenPayment[];
  readonly total: TokenUnits;
}

/** The plan as it stands. */
export interface TokenPlanSummary {
  /** how many transfers */
  readonly transfers: number;
  /** how many of them leave before a block has to come */
  readonly firstRun: number;
  /** all tokens together; null for a file */
  readonly units: TokenUnits | null;
  readonly cost: TokenCost;
}

/** The draft with all that is computed from it. */
export interface SendTokenForm extends RecipientForm {
  readonly subject: SendSubject;
  /** takes the place of recipient and amount; null with one recipient, and always for a file */
  readonly list: TokenListDraft | null;
  /** null for a file */
  readonly amount: TokenAmountDraft | null;
  /** fees of all transactions together, the given coins not counted */
  readonly fee: FeeDraft;
  /** null while something is missing or invalid */
  readonly plan: TokenPlanSummary | null;
  /** why a complete draft is invalid */
  readonly problem: TokenSendProblem | null;
  /** never set together with `problem` */
  readonly warnings: readonly TokenSendWarning[];
  /** how the indexes did */
  readonly reports: readonly IndexReport[];
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** fetches pictures; null: no gateway is set up. The same function each time */
  readonly loadContent: LoadContent | null;
  /** the draft was here before the app was locked or closed */
  readonly isRestored: boolean;
}

/** Why the last review did not come to be. Nothing was sent. */
export type TokenPrepareFailure =
  | PrepareFailure
  /** what was signed does not do what was asked for */
  | { readonly kind: 'token-bytes'; readonly problem: TokenBytesProblem };

interface SendTokenFrame {
  readonly account: NamedAddress;
  readonly network: Network;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type SendTokenView =
  /** no token index is set up */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  /** neither the token nor the coins could be read, and nothing is kept from before */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** every index that answers says that the account holds nothing of it. @property tick - null for a file, or unknown */
  | { readonly status: 'none'; readonly tick: string | null }
  /** there is no key that signs for this address */
  | { readonly status: 'watch-only'; readonly account: NamedAddress }
  /** doginals and NFTs: can be looked at, and not sent from here */
  | { readonly status: 'not-yet'; readonly what: 'doginals' | 'nft' }
  | ({
      readonly status: 'ready';
      readonly form: SendTokenForm;
      /** a plan stands, nothing is invalid, and the network answers */
      readonly canReview: boolean;
      /** why the last review did not come to be; null again on any change */
      readonly failure: TokenPrepareFailure | null;
    } & SendTokenFrame)
  | ({
      readonly status: 'preparing';
      readonly form: SendTokenForm;
      readonly step: PrepareStep;
    } & SendTokenFrame);

export interface SendTokenEvents extends RecipientEvents, ListTextEvents {
  /** asks about the draft before the form is left; absent where there is nothing to ask */
  readonly onBack?: (() => void) | undefined;
  /** sends to several; nobody goes back to one recipient */
  readonly onList: (payments: readonly TokenPayment[]) => void;
  readonly onAmountText: (text: string) => void;
  readonly onMax: () => void;
  readonly onFeePreset: (multiple: number) => void;
  readonly onFeeText: (text: string) => void;
  readonly onReview: () => void;
  /** an empty form instead of a restored draft */
  readonly onStartOver: () => void;
  /** stop preparing and go back to the form */
  readonly onCancel: () => void;
  readonly onRefresh: () => void;
  /** to where an address gets DOGE for the fees */
  readonly onReceive: () => void;
  /** to the form that sends DOGE, from where no token can be sent */
  readonly onSend: () => void;
  /** to where a watched address gets its key */
  readonly onBringKey: () => void;
}
