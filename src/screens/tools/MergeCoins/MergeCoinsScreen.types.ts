import type { AccountSummary } from '../../../components/address/AccountSummary.ts';
import type { PrepareFailure, PrepareStep } from '../../../components/feedback/Preparing.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { MergeProblem } from '../../../domain/tx/plan/planMerge.ts';

/** What merging would do; amounts koinu. */
export interface MergeSummary {
  readonly coinsBefore: number;
  readonly coinsAfter: number;
  readonly fee: Koinu;
  readonly laterAsTheyAre: Koinu;
  readonly laterMerged: Koinu;
  readonly freed: Koinu;
}

export type MergeCoinsView =
  | { readonly status: 'reading' }
  | { readonly status: 'watch-only' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'nothing'; readonly problem: MergeProblem }
  | ({ readonly status: 'ready'; readonly failure: PrepareFailure | null } & MergeOffer)
  | ({ readonly status: 'preparing'; readonly step: PrepareStep } & MergeOffer);

/** The offer, whatever is happening to it. */
export interface MergeOffer {
  readonly account: AccountSummary;
  readonly summary: MergeSummary;
  /** what may be chosen, as multiples of the recommended rate */
  readonly presets: readonly number[];
  readonly preset: number;
  readonly price: FiatPrice | null;
}

export interface MergeCoinsEvents {
  readonly onPreset: (preset: number) => void;
  readonly onReview: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}
