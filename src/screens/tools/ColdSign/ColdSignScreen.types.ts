import type { CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import type { RowEvents, RowState } from '../../../components/codes/CollectRow.tsx';
import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { PathRecipient } from '../../../components/money/TransferPath.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { UrProblem } from '../../../domain/ur/UrMessage.ts';

/** `signer` has the keys; `watcher` requests signatures, and broadcasts */
export type ColdSignRole = 'signer' | 'watcher';

/** The transaction's effect, read from its bytes alone. */
export interface SigningSummary extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** only ourselves if it just moves our own money */
  readonly recipients: readonly PathRecipient[];
  readonly isToSelf: boolean;
  /** the recipients' total, koinu */
  readonly amount: bigint;
  readonly fee: Koinu;
  /** change to us, koinu */
  readonly change: Koinu;
  /** number of spent coins */
  readonly coins: number;
}

/** Why the last step failed; nothing has changed. */
export type ColdSignFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem }
  /** a complete code of another kind */
  | { readonly kind: 'message'; readonly problem: UrProblem };

export type ColdSignView =
  /** the watcher has no request yet */
  | { readonly status: 'nothing' }
  | ({
      readonly status: 'collecting';
      readonly role: ColdSignRole;
      readonly failure: ColdSignFailure | null;
      /** a code that belongs elsewhere. @default null */
      readonly other?: OtherText | null;
    } & RowState)
  | { readonly status: 'reading' }
  /** it can't be signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem }
  | { readonly status: 'failed'; readonly fault: Fault }
  | {
      readonly status: 'review' | 'signing';
      readonly summary: SigningSummary;
      /** consents given so far */
      readonly agreed: ReadonlySet<Consent>;
      readonly failure: ColdSignFailure | null;
    }
  /** `row`: null until the codes are generated; `too-large`: use a file instead */
  | {
      readonly status: 'showing';
      readonly role: ColdSignRole;
      readonly summary: SigningSummary;
      readonly row: CodeRow | 'too-large' | null;
    }
  /** all signatures are present, and nothing else changed */
  | {
      readonly status: 'complete' | 'preparing';
      readonly summary: SigningSummary;
      readonly failure: ColdSignFailure | null;
    };

export interface ColdSignEvents extends RowEvents {
  readonly onSign: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  /** the other phone has the request */
  readonly onShown: () => void;
  /** back to the request */
  readonly onShowAgain: () => void;
  /** discards the current transaction */
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
  readonly onReview: () => void;
  /** to the form for a new request */
  readonly onPrepare: () => void;
  /** shows it on the page for copying and saving */
  readonly onOtherWays: () => void;
}
