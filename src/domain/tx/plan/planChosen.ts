/** Plans with coins chosen by the user: exactly these are spent, never another one. */
import { err, ok, type Result } from '../../result.ts';
import { type BalanceBreakdown, type ClassifiedCoin, type Coin, outpointKey } from '../Coin.ts';
import { capacityOn } from '../chainLimits.ts';
import { MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import { chainProblem, shownKoinu } from '../selection/explainShortfall.ts';
import { selectionOf, worthOf } from '../selection/Selection.ts';
import { feeWithChange, needOf, plainFee, plainSize, type SpendTerms } from '../selection/SpendTerms.ts';
import { largestInputSize, spendTermsOf } from '../selection/spendTermsOf.ts';
import { ancestorsOfAll } from '../selection/unconfirmedChains.ts';
import { aboveMoney } from '../selection/withinMoney.ts';
import {
  dataOf,
  type Payment,
  type TransferPlan,
  type TransferPlanRequest,
  type TransferProblem,
} from '../Transfer.ts';
import { assemblePlan } from './assemblePlan.ts';
import { planAll } from './planMax.ts';

/** Whether the user may choose it: this includes small coins, which are never selected automatically. */
export const isChoosable = ({ status }: ClassifiedCoin): boolean =>
  status.kind === 'spendable' || status.kind === 'small';

/**
 * The chosen coins, each once.
 *
 * Problems: `chosen-unusable`, when one of them no longer exists, or may not be spent
 *
 * @param keys - outpoint keys
 */
function pickChosen(
  coins: readonly ClassifiedCoin[],
  keys: readonly string[],
): Result<readonly Coin[], TransferProblem> {
  const choosable = new Map(coins.filter(isChoosable).map(({ coin }) => [outpointKey(coin), coin]));
  const wanted = [...new Set(keys)];
  const picked = wanted.flatMap((key) => choosable.get(key) ?? []);
  return picked.length === wanted.length
    ? ok(picked)
    : err({ kind: 'chosen-unusable', coins: wanted.length - picked.length });
}

/** Why the chosen coins cannot pay the terms. */
function whyNotChosen(coins: readonly Coin[], terms: SpendTerms): TransferProblem {
  const above = aboveMoney(worthOf(coins));
  if (above !== null) return above;
  const fee = plainFee(terms, coins.length);
  const needed = needOf(terms, coins.length);
  const chosen = worthOf(coins);
  if (chosen < needed) {
    return {
      kind: 'chosen-not-enough',
      needed: shownKoinu(needed),
      chosen: shownKoinu(chosen),
      fee: shownKoinu(fee),
    };
  }
  const size = plainSize(terms, coins.length);
  if (size > MAX_TRANSACTION_SIZE) return { kind: 'too-large', size, maximum: MAX_TRANSACTION_SIZE };
  const wanted = selectionOf(coins, terms);
  const chained = chainProblem(coins, wanted?.settlement.size ?? size, coins, terms);
  if (chained !== null) return chained;
  const highest = feeWithChange(terms, coins.length);
  return { kind: 'fee-too-high', fee: shownKoinu(highest), maximum: MAX_FEE };
}

function payFromChosen(
  request: TransferPlanRequest,
  payments: readonly Payment[],
  coins: readonly Coin[],
): Result<TransferPlan, TransferProblem> {
  const { changeTo, feeRate } = request;
  const terms = spendTermsOf(payments, changeTo, feeRate, largestInputSize(coins), dataOf(request.spec));
  const maximumSize = capacityOn(ancestorsOfAll(coins));
  const selection = coins.length === 0 ? null : selectionOf(coins, { ...terms, maximumSize });
  if (selection === null) return err(whyNotChosen(coins, terms));
  return ok(assemblePlan(request, payments, selection));
}

/** `planAll` for the chosen coins, with its problem converted accordingly. */
function allOfChosen(
  request: TransferPlanRequest,
  payment: { readonly to: Payment['to'] },
  coins: readonly Coin[],
  breakdown: BalanceBreakdown,
): Result<TransferPlan, TransferProblem> {
  const planned = planAll(request, payment.to, coins, breakdown);
  if (planned.ok || planned.problem.kind !== 'nothing-to-send') return planned;
  const terms = spendTermsOf(
    [{ to: payment.to, amount: SOFT_DUST }],
    request.changeTo,
    request.feeRate,
    largestInputSize(coins),
  );
  return err(whyNotChosen(coins, terms));
}

/**
 * Spends all chosen coins and no others.
 *
 * Problems: `chosen-unusable` · `chosen-not-enough` · `above-money` · `too-large` · `chain-too-long` · `fee-too-high`
 *
 * @param keys - outpoint keys of the chosen coins
 * @param coins - the account's, each once
 * @param breakdown - their breakdown
 */
export function planChosen(
  request: TransferPlanRequest,
  keys: readonly string[],
  coins: readonly ClassifiedCoin[],
  breakdown: BalanceBreakdown,
): Result<TransferPlan, TransferProblem> {
  const picked = pickChosen(coins, keys);
  if (!picked.ok) return picked;
  const { spec } = request;
  return spec.kind === 'max'
    ? allOfChosen(request, spec, picked.value, breakdown)
    : payFromChosen(request, spec.payments, picked.value);
}
