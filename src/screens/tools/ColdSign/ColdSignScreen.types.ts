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

/** `signer` has the keys; `watcher` asks for signatures, and sends */
export type ColdSignRole = 'signer' | 'watcher';

/** What would happen, read from the bytes alone. */
export interface SigningSummary extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** nobody but us where it only moves our own money */
  readonly recipients: readonly PathRecipient[];
  readonly isToSelf: boolean;
  /** what they get, koinu */
  readonly amount: bigint;
  readonly fee: Koinu;
  /** what comes back to us, koinu */
  readonly change: Koinu;
  /** coins that are spent */
  readonly coins: number;
}

/** Why the last step failed; everything is as it was. */
export type ColdSignFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem }
  /** a code of something else, whole */
  | { readonly kind: 'message'; readonly problem: UrProblem };

export type ColdSignView =
  /** somebody who watches has nothing to be signed yet */
  | { readonly status: 'nothing' }
  | ({
      readonly status: 'collecting';
      readonly role: ColdSignRole;
      readonly failure: ColdSignFailure | null;
      /** a code that belongs elsewhere. @default null */
      readonly other?: OtherText | null;
    } & RowState)
  | { readonly status: 'reading' }
  /** it is not signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem }
  | { readonly status: 'failed'; readonly fault: Fault }
  | {
      readonly status: 'review' | 'signing';
      readonly summary: SigningSummary;
      /** what was agreed to so far */
      readonly agreed: ReadonlySet<Consent>;
      readonly failure: ColdSignFailure | null;
    }
  /** `row`: null until the codes are made; `too-large`: no row says it, and a file is the way */
  | {
      readonly status: 'showing';
      readonly role: ColdSignRole;
      readonly summary: SigningSummary;
      readonly row: CodeRow | 'too-large' | null;
    }
  /** every signature is here, and nothing else changed */
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
  /** lets go of what is here */
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
  readonly onReview: () => void;
  /** to the form in which a request is made */
  readonly onPrepare: () => void;
  /** shows the same where it is copied and saved */
  readonly onOtherWays: () => void;
}
