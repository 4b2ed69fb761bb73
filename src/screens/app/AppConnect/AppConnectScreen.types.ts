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

export interface AnswerAccount extends NamedAddress {
  readonly key: string;
  /** name of its wallet */
  readonly walletName: string;
}

/** Why an approval failed. */
export type AnswerFailure =
  | PrepareFailure
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | { readonly kind: 'psbt'; readonly problem: SitePsbtProblem };

/** A request to approve. All of it is untrusted. */
export interface RequestFrame {
  /** `https://…`: the site's only identity */
  readonly origin: string;
  readonly name: string;
  /** where the answer goes: origin, path and query, in visible ASCII */
  readonly callback: string;
  readonly ask: DappAction;
  /** milliseconds since 1970, both */
  readonly expiresAtMs: number;
  readonly nowMs: number;
  /** whether this site was connected before */
  readonly isConnected: boolean;
  /** a warning, if any */
  readonly likeness: Likeness | null;
  /** at least one, except for showing a transaction */
  readonly accounts: readonly AnswerAccount[];
  /** key of the account that answers */
  readonly chosen: string;
  readonly price: FiatPrice | null;
  /** whether the site's transaction would replace an open one */
  readonly replacesPsbt?: boolean;
}

export type AppConnectView =
  | { readonly status: 'reading' }
  | {
      readonly status: 'problem';
      readonly problem: RequestProblem;
      /** the link's parameter, if it is something else. @default null */
      readonly other?: OtherText | null;
    }
  /** a second request arrived while this one is open */
  | { readonly status: 'two-requests'; readonly origin: string }
  /** no key here could sign */
  | { readonly status: 'watch-only'; readonly origin: string; readonly name: string }
  | ({ readonly status: 'asking'; readonly failure: AnswerFailure | null } & RequestFrame)
  | ({ readonly status: 'working' } & RequestFrame)
  /** broadcast, but the site isn't notified yet. `open`: rejected, but may still confirm; `lost`: it never can */
  | {
      readonly status: 'paid';
      readonly origin: string;
      readonly amount: Koinu;
      readonly payment: PaymentStatus;
    }
  /** the requested transaction is open on its own page */
  | { readonly status: 'opened'; readonly origin: string }
  /** `problem`: why the site could not be opened with the answer */
  | {
      readonly status: 'answered';
      readonly origin: string;
      readonly kind: AnsweredAction['kind'];
      readonly problem: HostProblemKind | null;
      /** the request opened the app, which can be closed now that it is answered */
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
  /** declines, and notifies the site */
  readonly onDecline: () => void;
  readonly onReportPaid: () => void;
  /** opens the site with the answer again */
  readonly onOpenAgain: () => void;
  /** shows the opened transaction */
  readonly onViewPsbt: () => void;
  readonly onStay: () => void;
  readonly onTakeOther: () => void;
  readonly onBringKey: () => void;
  /** to the wallet */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}
