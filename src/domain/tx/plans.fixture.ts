/** Plans and problems for the tests of this folder, taken out of their results. */
import { request } from './coins.fixture.ts';
import { planTransfer } from './planTransfer.ts';
import type { TransferPlan, TransferProblem } from './Transfer.ts';

/** The plan of a request that has one. */
export function planned(...given: Parameters<typeof request>): TransferPlan {
  const result = planTransfer(request(...given));
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

/** The problem of a request that has none. */
export function problemOf(...given: Parameters<typeof request>): TransferProblem {
  const result = planTransfer(request(...given));
  if (result.ok) throw new Error('a plan was found');
  return result.problem;
}
