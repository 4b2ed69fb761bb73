/** Which part of the form a problem belongs to: it is told there. */
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';

/** The recipient can answer it. */
export const isOfRecipient = (problem: TokenSendProblem): boolean =>
  problem.kind === 'plan' && problem.problem.kind === 'to-self';

/** The amount can answer it. */
export const isOfAmount = (problem: TokenSendProblem): boolean =>
  problem.kind === 'not-enough-tokens' ||
  (problem.kind === 'plan' &&
    (problem.problem.kind === 'no-amount' || problem.problem.kind === 'content-too-long'));

/** The person has only not come to it yet: nothing is wrong. */
export const isUnfinished = (problem: TokenSendProblem): boolean =>
  problem.kind === 'plan' && problem.problem.kind === 'no-receiver';
