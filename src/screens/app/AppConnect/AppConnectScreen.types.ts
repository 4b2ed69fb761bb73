import type { AccountSummary } from '../../../components/address/AccountSummary.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { DappAction, RequestProblem } from '../../../domain/dapp/DappRequest.ts';
import type { Likeness } from '../../../domain/dapp/originProblems.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { BytesProblem, TransferProblem } from '../../../domain/tx/Transfer.ts';

/** An account that can answer. */
export interface AnswerAccount extends AccountSummary {
  readonly key: string;
  /** the wallet that it is of */
  readonly walletName: string;
}

/** Why a yes came to nothing. */
export type AnswerFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'plan'; readonly problem: TransferProblem }
  | { readonly kind: 'bytes'; readonly problem: BytesProblem };

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
  /** at least one */
  readonly accounts: readonly AnswerAccount[];
  /** the key of the one that answers */
  readonly chosen: string;
  readonly price: FiatPrice | null;
}

export type AppConnectView =
  | { readonly status: 'reading' }
  /** the part of Kennel that reads requests could not be loaded */
  | { readonly status: 'unreadable'; readonly fault: Fault }
  | { readonly status: 'problem'; readonly problem: RequestProblem }
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
      readonly payment: 'out' | 'open' | 'lost';
    }
  /** `problem`: why the site could not be opened with the answer */
  | {
      readonly status: 'answered';
      readonly origin: string;
      readonly kind: DappAction['kind'];
      readonly problem: HostProblemKind | null;
    }
  | { readonly status: 'declined'; readonly origin: string; readonly problem: HostProblemKind | null };

export interface AppConnectEvents {
  readonly onChoose: (accountKey: string) => void;
  readonly onApprove: () => void;
  /** says no, and tells the site */
  readonly onDecline: () => void;
  readonly onReportPaid: () => void;
  /** opens the site again with the answer */
  readonly onOpenAgain: () => void;
  readonly onStay: () => void;
  readonly onTakeOther: () => void;
  readonly onRetry: () => void;
  readonly onBringKey: () => void;
  readonly onLeave: () => void;
}
