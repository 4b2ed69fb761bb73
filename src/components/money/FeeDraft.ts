import type { FeeChoice } from '../../domain/amount/FeeRate.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { FeeTextProblem } from '../../domain/amount/parseFeeRate.ts';
import type { FeeEstimate } from '../../domain/tx/fees/feeTimes.ts';

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
  readonly choice: FeeChoice;
  readonly options: readonly FeeOption[];
  /** the indexer's own, for the fewest minutes; null while nobody knows one */
  readonly estimate: FeeEstimate | null;
  /** DOGE per 1000 bytes, as typed */
  readonly customText: string;
  readonly customProblem: FeeTextProblem | null;
  /** koinu the custom rate would pay; null while unknown */
  readonly customFee: Koinu | null;
}
