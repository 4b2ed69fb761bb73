/** The warnings to show before a plan of token transfers is signed. */
import { KOINU_PER_DOGE, type Koinu, koinu } from '../../amount/Koinu.ts';
import type { TokenCost, TokenPlan } from './TokenPlan.ts';
import type { TokenSendWarning } from './TokenSendProblem.ts';

/** 5 DOGE, koinu: the same as for DOGE fees. */
export const LARGE_COST: Koinu = koinu(5n * KOINU_PER_DOGE);

/** @param cost - of the plan, or of the transactions signed for it */
export function planWarnings(
  { transfers, firstRun }: TokenPlan,
  { total }: TokenCost,
): readonly TokenSendWarning[] {
  const rest = transfers.length - firstRun;
  const givenUp = transfers.reduce((sum, { commit }) => sum + commit.changeGivenUp, 0n);
  return [
    ...(rest > 0 ? [{ kind: 'waits-for-blocks', first: firstRun, rest } as const] : []),
    ...(givenUp > 0n ? [{ kind: 'change-given-up', amount: koinu(givenUp) } as const] : []),
    ...(total > LARGE_COST ? [{ kind: 'cost-needs-consent', total } as const] : []),
  ];
}
