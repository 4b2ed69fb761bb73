/** Plans a payment that cannot confirm in addition to an earlier one to the same recipients. @see paymentTies.ts for the rule */
import { err, ok, type Result } from '../../result.ts';
import { outpointKey } from '../Coin.ts';
import { largestFirst } from '../selection/Selection.ts';
import type { TransferPlan, TransferPlanRequest, TransferProblem } from '../Transfer.ts';
import type { PaymentTie } from './paymentTies.ts';
import { isChoosable } from './planChosen.ts';
import { planTransfer } from './planTransfer.ts';

/** The ties that apply: a settled one only if one of its coins is available. */
function dueTies({ coins }: TransferPlanRequest, ties: readonly PaymentTie[]): readonly PaymentTie[] {
  const atHand = new Set(coins.filter(isChoosable).map(({ coin }) => outpointKey(coin)));
  return ties.filter((tie) => !tie.isSettled || tie.coins.some((key) => atHand.has(key)));
}

/** The first tie that a plan does not satisfy; null when it spends a coin of each. */
function openTie({ inputs }: TransferPlan, ties: readonly PaymentTie[]): PaymentTie | null {
  const spent = new Set(inputs.map(outpointKey));
  return ties.find(({ coins }) => !coins.some((key) => spent.has(key))) ?? null;
}

/** The largest coin for each tie that is not satisfied by a coin selected before. */
function coinsFor(
  { coins }: TransferPlanRequest,
  ties: readonly PaymentTie[],
): Result<readonly string[], TransferProblem> {
  const sorted = largestFirst(coins.filter(isChoosable).map(({ coin }) => coin)).map(outpointKey);
  const taken = new Set<string>();
  for (const tie of ties) {
    if (tie.coins.some((key) => taken.has(key))) continue;
    const found = sorted.find((key) => tie.coins.includes(key));
    if (found === undefined) return err({ kind: 'may-pay-twice', earlier: tie.earlier });
    taken.add(found);
  }
  return ok([...taken]);
}

/**
 * Plans a transfer that spends a coin of each tie.
 *
 * If the usual selection does not, the coins for the ties are selected first, and then those of the usual selection, largest first, until
 * they suffice. Nothing is added to coins chosen by the user.
 *
 * Problems: those of `planTransfer` · `may-pay-twice`, when no coin of an applicable tie is available
 */
export function planExclusive(
  request: TransferPlanRequest,
  ties: readonly PaymentTie[],
): Result<TransferPlan, TransferProblem> {
  const usual = planTransfer(request);
  if (!usual.ok || ties.length === 0) return usual;
  const due = dueTies(request, ties);
  const open = openTie(usual.value, due);
  if (open === null) return usual;
  if (request.chosen) return err({ kind: 'may-pay-twice', earlier: open.earlier });
  const tied = coinsFor(request, due);
  if (!tied.ok) return tied;
  const others = largestFirst(usual.value.inputs)
    .map(outpointKey)
    .filter((key) => !tied.value.includes(key));
  const isMax = request.spec.kind === 'max';
  for (let count = isMax ? others.length : 0; ; count += 1) {
    const planned = planTransfer({ ...request, chosen: [...tied.value, ...others.slice(0, count)] });
    const isShort = !planned.ok && planned.problem.kind === 'chosen-not-enough';
    if (!isShort || count >= others.length) return planned;
  }
}
