import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
import type { PrepareFailure } from '../../../domain/tx/preparation.ts';

/** What it would do, and how far signing has come. All amounts koinu. */
export interface SharedPaymentSummary {
  readonly payments: readonly { readonly to: DogeAddress | null; readonly amount: bigint }[];
  readonly amount: bigint;
  readonly fee: bigint;
  readonly price: FiatPrice | null;
  readonly signatures: number;
  readonly needed: number;
  /** `sign`: ours is missing · `pass-on`: ours is there · `watch`: no key of it is ours · `send`: nothing is missing */
  readonly step: 'sign' | 'pass-on' | 'watch' | 'send';
  /** why the last step failed */
  readonly problem: { readonly kind: 'psbt'; readonly problem: PsbtProblem } | PrepareFailure | null;
  readonly copied: CopyOutcome | null;
}

/** What a payment from a shared wallet shows. */
export type SharedPaymentView =
  | { readonly status: 'empty' }
  | { readonly status: 'making' }
  /** null: the form says why */
  | { readonly status: 'unmade'; readonly failure: PrepareFailure | null }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly problem: PsbtProblem }
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({ readonly status: 'shown' | 'signing' } & SharedPaymentSummary);

export interface SharedPaymentEvents {
  /** a payment to open, or one that came back signed */
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onSign: () => void;
  readonly onReview: () => void;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onTryAgain: () => void;
}
