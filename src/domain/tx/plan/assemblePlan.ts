/** Assembles a plan and freezes it. */
import { koinu } from '../../amount/Koinu.ts';
import type { Selection } from '../selection/Selection.ts';
import {
  dataOf,
  type LeftCoins,
  type Payment,
  type TransferPlan,
  type TransferPlanRequest,
} from '../Transfer.ts';

const frozenCopies = <Item extends object>(items: readonly Item[]): readonly Item[] =>
  Object.freeze(items.map((item) => Object.freeze({ ...item })));

/**
 * The plan that makes payments from a selection of coins.
 *
 * @param left - what remains for another transfer after sending everything
 * @returns deeply frozen, and sharing nothing with the request; payments first, the change last
 */
export function assemblePlan(
  request: TransferPlanRequest,
  payments: readonly Payment[],
  { coins, settlement }: Selection,
  left?: LeftCoins,
): TransferPlan {
  const change = settlement.change > 0n ? [{ to: request.changeTo, amount: koinu(settlement.change) }] : [];
  const data = dataOf(request.spec);
  return Object.freeze({
    network: request.network,
    inputs: frozenCopies(coins),
    outputs: frozenCopies([...payments, ...change]),
    changeIndex: change.length > 0 ? payments.length : null,
    ...(data === undefined ? {} : { data }),
    fee: koinu(settlement.fee),
    changeGivenUp: koinu(settlement.changeGivenUp),
    size: settlement.size,
    feeRate: request.feeRate,
    ...(left && { left: Object.freeze(left) }),
  });
}
