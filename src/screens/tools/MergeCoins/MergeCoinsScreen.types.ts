import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { MergePlan, MergeProblem } from '../../../domain/tx/plan/planMerge.ts';
import type { PrepareFailure, PrepareStep } from '../../../domain/tx/preparation.ts';

/** The effect of merging; amounts in koinu. */
export type MergeSummary = Omit<MergePlan, 'batches'>;

export type MergeCoinsView =
  | { readonly status: 'reading' }
  | { readonly status: 'watch-only' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'nothing'; readonly problem: MergeProblem }
  | ({ readonly status: 'ready'; readonly failure: PrepareFailure | null } & MergeOffer)
  | ({ readonly status: 'preparing'; readonly step: PrepareStep } & MergeOffer);

/** The offer, in any of its states. */
export interface MergeOffer {
  readonly account: NamedAddress;
  readonly summary: MergeSummary;
  /** choices, as multiples of the recommended rate */
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
