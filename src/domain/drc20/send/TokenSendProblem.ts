/** Why a token or a file cannot be sent as requested, and warnings when it can. */
import type { Koinu } from '../../amount/Koinu.ts';
import type { TokenClaim } from '../TokenHolding.ts';
import type { TokenUnits } from '../TokenUnits.ts';
import type { TokenPlanProblem } from './TokenPlan.ts';

/** Why nothing is signed. */
export type TokenSendProblem =
  | { readonly kind: 'plan'; readonly problem: TokenPlanProblem }
  /** `available` is the lowest claim less what pending transfers use */
  | { readonly kind: 'not-enough-tokens'; readonly needed: TokenUnits; readonly available: TokenUnits }
  /** no index answers: the balance is unknown */
  | { readonly kind: 'no-index' }
  /** every index that answers is too far behind to be relied on */
  | { readonly kind: 'index-behind'; readonly index: string; readonly behind: number }
  /** the file belongs to another address by now, or an index says so */
  | { readonly kind: 'not-held' };

/** Warnings before sending; none of these prevents it. */
export type TokenSendWarning =
  /** at most the lowest claim can be sent */
  | { readonly kind: 'indexes-differ'; readonly claims: readonly TokenClaim[] }
  | { readonly kind: 'index-silent'; readonly index: string }
  | { readonly kind: 'index-behind'; readonly index: string; readonly behind: number }
  /** nodes accept `first` of them before the next block; `rest` wait for it */
  | { readonly kind: 'waits-for-blocks'; readonly first: number; readonly rest: number }
  /** change too small for an output, koinu: added to the fee */
  | { readonly kind: 'change-given-up'; readonly amount: Koinu }
  /** the total cost is unusually high and needs confirmation. Koinu */
  | { readonly kind: 'cost-needs-consent'; readonly total: Koinu };
