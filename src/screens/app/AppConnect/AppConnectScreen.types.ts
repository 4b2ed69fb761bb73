import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AnsweredAction, DappAction, RequestProblem } from '../../../domain/dapp/DappRequest.ts';
import type { Likeness } from '../../../domain/dapp/originProblems.ts';
import type { SitePsbtProblem } from '../../../domain/dapp/sitePsbt.ts';
import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import type { PrepareFailure } from '../../../domain/tx/preparation.ts';
import type { TransferProblem } from '../../../domain/tx/Transfer.ts';
import type { PaymentStatus } from '../../../i18n/messages/dapps/dappMessages.ts';

/** An account that can answer. */
export interface AnswerAccount extends NamedAddress {
  readonly key: string;
  /** the wallet that it is of */
  readonly walletName: string;
}

/** Why a yes came to nothing. */
export type AnswerFailure =
  | PrepareFailure
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | { readonly kind: 'psbt'; readonly problem: SitePsbtProblem };

/** A request that is asked about. All of it was written by strangers. */
export interface RequestFrame {
  /** `https://…`: the site's only identity */
  readonly origin: string;
  readonly name: string;
  /** where the answer goes: origin, path and query, letters of ASCII that are seen */
  readonly callback: string;
  readonly ask: DappAction;
  /** milliseconds since 1970, both */
  readonly expiresAtMs: number;
  readonly nowMs: number;
  /** whether this site was connected before */
  readonly isConnected: boolean;
  /** what to be warned about; null for nothing */
  readonly likeness: Likeness | null;
  /** at least one, but to look at a transaction */
  readonly accounts: readonly AnswerAccount[];
  /** the key of the one that answers */
  readonly chosen: string;
  readonly price: FiatPrice | null;
  /** whether the transaction of a site would take the place of one that is open */
  readonly replacesPsbt?: boolean;
}

export type AppConnectView =
  | { readonly status: 'reading' }
  | {
      readonly status: 'problem';
      readonly problem: RequestProblem;
      /** what the link's parameter is instead. @default null */
      readonly other?: OtherText | null;
    }
  /** a second request came while this one is open */
  | { readonly status: 'two-requests'; readonly origin: string }
  /** there is no key here that could sign */
  | { readonly status: 'watch-only'; readonly origin: string; readonly name: string }
  | ({ readonly status: 'asking'; readonly failure: AnswerFailure | null } & RequestFrame)
  | ({ readonly status: 'working' } & RequestFrame)
  /** handed over, and the site does not know yet. `open`: rejected, and it may confirm all the same; `lost`: it never can */
  | {
      readonly status: 'paid';
      readonly origin: string;
      readonly amount: Koinu;
      readonly payment: PaymentStatus;
    }
  /** the transaction that it served is open on its own page */
  | { readonly status: 'opened'; readonly origin: string }
  /** `problem`: why the site could not be opened with the answer */
  | {
      readonly status: 'answered';
      readonly origin: string;
      readonly kind: AnsweredAction['kind'];
      readonly problem: HostProblemKind | null;
      /** the request opened the app, which can be closed now that it has its answer */
      readonly canClose: boolean;
    }
  | {
      readonly status: 'declined';
      readonly origin: string;
      readonly problem: HostProblemKind | null;
      readonly canClose: boolean;
    };

export interface AppConnectEvents {
  readonly onChoose: (accountKey: string) => void;
  readonly onApprove: () => void;
  /** says no, and tells the site */
  readonly onDecline: () => void;
  readonly onReportPaid: () => void;
  /** opens the site again with the answer */
  readonly onOpenAgain: () => void;
  /** shows the transaction that was opened */
  readonly onViewPsbt: () => void;
  readonly onStay: () => void;
  readonly onTakeOther: () => void;
  readonly onBringKey: () => void;
  /** to the wallet */
  readonly onLeave: () => void;
  /** closes the app */
  readonly onClose: () => void;
}
