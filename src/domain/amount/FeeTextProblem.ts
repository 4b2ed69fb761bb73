import type { FeeRate } from './FeeRate.ts';
import type { AmountProblem } from './parseDoge.ts';

/** Why a typed fee rate is refused: unreadable, or outside its rails. Rates are koinu per 1000 bytes. */
export type FeeTextProblem =
  | { readonly kind: 'not-a-rate'; readonly problem: AmountProblem }
  | { readonly kind: 'rate-too-low'; readonly minimum: FeeRate }
  | { readonly kind: 'rate-too-high'; readonly maximum: FeeRate };
