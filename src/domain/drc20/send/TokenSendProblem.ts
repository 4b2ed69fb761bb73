/** Why a token or a file cannot be sent as it is asked for, and what to know when it can. */
import type { Koinu } from '../../amount/Koinu.ts';
import type { TokenClaim } from '../TokenHolding.ts';
import type { TokenUnits } from '../TokenUnits.ts';
import type { TokenPlanProblem } from './TokenPlan.ts';

/** Why nothing is signed. */
export type TokenSendProblem =
  | { readonly kind: 'plan'; readonly problem: TokenPlanProblem }
  /** `available` is the lowest claim without what is on its way already */
  | { readonly kind: 'not-enough-tokens'; readonly needed: TokenUnits; readonly available: TokenUnits }
  /** no index answers: what is held is unknown */
  | { readonly kind: 'no-index' }
  /** every index that answers is so far behind that its numbers mean nothing */
  | { readonly kind: 'index-behind'; readonly index: string; readonly behind: number }
  /** the file belongs to somebody else by now, or an index says so */
  | { readonly kind: 'not-held' };

/** What to know before sending; none of these forbids it. */
export type TokenSendWarning =
  /** the lowest claim is what may be sent */
  | { readonly kind: 'indexes-differ'; readonly claims: readonly TokenClaim[] }
  | { readonly kind: 'index-silent'; readonly index: string }
  | { readonly kind: 'index-behind'; readonly index: string; readonly behind: number }
  /** nodes take `first` of them before a block comes; `rest` wait for one */
  | { readonly kind: 'waits-for-blocks'; readonly first: number; readonly rest: number }
  /** change too small to be worth an output, koinu: goes to the fee */
  | { readonly kind: 'change-given-up'; readonly amount: Koinu }
  /** all of it costs more than people mean to pay: ask again. Koinu */
  | { readonly kind: 'cost-needs-consent'; readonly total: Koinu };
