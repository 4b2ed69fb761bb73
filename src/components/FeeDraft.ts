import type { Koinu } from '../domain/amount/Koinu.ts';
import type { FeeTextProblem } from '../domain/tx/FeeTextProblem.ts';

/** A fee that is offered. */
export interface FeeOption {
  /** times the recommended rate: 1, 5 or 10 */
  readonly multiple: number;
  /** koinu this transfer would pay; null while there is nothing to measure */
  readonly fee: Koinu | null;
  /** until a block should have it; null while nobody knows */
  readonly minutes: number | null;
}

/** The fee's picker. */
export interface FeeDraft {
  readonly choice: { readonly kind: 'preset'; readonly multiple: number } | { readonly kind: 'custom' };
  readonly options: readonly FeeOption[];
  /** DOGE per 1000 bytes, as typed */
  readonly customText: string;
  readonly customProblem: FeeTextProblem | null;
  /** koinu the custom rate would pay; null while unknown */
  readonly customFee: Koinu | null;
}
