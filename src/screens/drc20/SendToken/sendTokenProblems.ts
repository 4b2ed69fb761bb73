/** Assigns problems to the part of the form where they are shown. */
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';

export const isOfRecipient = (problem: TokenSendProblem): boolean =>
  problem.kind === 'plan' && problem.problem.kind === 'to-self';

export const isOfAmount = (problem: TokenSendProblem): boolean =>
  problem.kind === 'not-enough-tokens' ||
  (problem.kind === 'plan' &&
    (problem.problem.kind === 'no-amount' || problem.problem.kind === 'content-too-long'));

/** A field is still empty: nothing is wrong yet. */
export const isUnfinished = (problem: TokenSendProblem): boolean =>
  problem.kind === 'plan' && problem.problem.kind === 'no-receiver';
