/**
 * Plans token transfers that must not both confirm alongside earlier ones to the same recipients. @see ../../tx/plan/revealTies.ts for the
 * rule
 */
import { err, type Result } from '../../result.ts';
import { outpointKey } from '../../tx/Coin.ts';
import type { RevealTie } from '../../tx/plan/revealTies.ts';
import { largestFirst } from '../../tx/selection/Selection.ts';
import { planTokenTransfers, spendableOf } from './planTokenTransfers.ts';
import type { TokenPlan, TokenPlanProblem, TokenPlanRequest } from './TokenPlan.ts';

/** Outpoint keys of everything that the commit at an index spends, directly or through the change of earlier commits. */
function restsOn(plan: TokenPlan, index: number): readonly string[] {
  const inputs = plan.transfers[index]?.commit.inputs ?? [];
  return inputs.flatMap((input) =>
    input.kind === 'coin' ? [outpointKey(input.coin)] : restsOn(plan, input.index),
  );
}

/** The first tie that a plan does not satisfy; null when the payment to each of its recipients spends one of its coins. */
function openTie(plan: TokenPlan, ties: readonly RevealTie[]): RevealTie | null {
  const isOpen = ({ coins, recipients }: RevealTie) =>
    plan.transfers.some(
      ({ to }, index) => recipients.includes(to) && !restsOn(plan, index).some((key) => coins.includes(key)),
    );
  return ties.find(isOpen) ?? null;
}

const mayMoveTwice = ({ earlier }: RevealTie): Result<never, TokenPlanProblem> =>
  err({ kind: 'coins', problem: { kind: 'token-may-move-twice', earlier }, cost: null });

/**
 * Plans transfers whose commits depend on a coin of each tie of their recipient.
 *
 * If the usual coin selection does not achieve that, the first commit spends the largest coin of each tie, and the others its change.
 *
 * Problems: those of `planTokenTransfers` · `token-may-move-twice`, when no coin of a required tie is available
 */
export function planExclusiveTokens(
  request: TokenPlanRequest,
  ties: readonly RevealTie[],
): Result<TokenPlan, TokenPlanProblem> {
  const usual = planTokenTransfers(request);
  if (!usual.ok) return usual;
  const atHand = largestFirst(spendableOf(request.coins)).map(outpointKey);
  const due = ties.filter(({ isSettled, coins }) => !isSettled || atHand.some((key) => coins.includes(key)));
  if (openTie(usual.value, due) === null) return usual;
  const first = new Set<string>();
  for (const tie of due) {
    if (tie.coins.some((key) => first.has(key))) continue;
    const found = atHand.find((key) => tie.coins.includes(key));
    if (found === undefined) return mayMoveTwice(tie);
    first.add(found);
  }
  const tied = planTokenTransfers({ ...request, first: [...first] });
  if (!tied.ok) return tied;
  const open = openTie(tied.value, due);
  return open === null ? tied : mayMoveTwice(open);
}
