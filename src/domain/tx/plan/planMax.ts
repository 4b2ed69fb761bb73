/** Plans to send everything spendable to one recipient. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { koinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import type { BalanceBreakdown, Coin } from '../Coin.ts';
import { feeOfSize, isSoftDust, MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import { chainProblem, shownKoinu } from '../selection/explainShortfall.ts';
import { largestPayable } from '../selection/largestPayable.ts';
import { largestFirst, worthOf } from '../selection/Selection.ts';
import { inputFee, type SpendTerms } from '../selection/SpendTerms.ts';
import { largestInputSize, outputSizeOf, spendTermsOf } from '../selection/spendTermsOf.ts';
import { isUnconfirmed } from '../selection/unconfirmedChains.ts';
import { aboveMoney, withinMoney } from '../selection/withinMoney.ts';
import { transactionSize } from '../sizes.ts';
import type { LeftCoins, TransferPlan, TransferPlanRequest, TransferProblem } from '../Transfer.ts';
import { assemblePlan } from './assemblePlan.ts';

/** The terms of one payment without change. */
const termsOfMax = (request: TransferPlanRequest, to: DogeAddress, coins: readonly Coin[]): SpendTerms =>
  spendTermsOf([{ to, amount: SOFT_DUST }], request.changeTo, request.feeRate, largestInputSize(coins));

/**
 * Spends all of these coins, even those that cost more than they are worth.
 *
 * Problems: `above-money` · `nothing-to-send` · `too-large` · `chain-too-long` · `fee-too-high`
 *
 * Less than 0.01 DOGE counts as nothing to send, since such an output would cost a surcharge of the same size.
 *
 * @param breakdown - of all the account's coins
 * @param left - what is sent later, if anything
 * @returns a plan without change that pays the sum minus the fee
 */
export function planAll(
  request: TransferPlanRequest,
  to: DogeAddress,
  coins: readonly Coin[],
  breakdown: BalanceBreakdown,
  left?: LeftCoins,
): Result<TransferPlan, TransferProblem> {
  const sorted = largestFirst(coins);
  const above = aboveMoney(worthOf(sorted));
  if (above !== null) return err(above);
  const size = transactionSize(sorted.length, 1, outputSizeOf(to), largestInputSize(sorted));
  const fee = feeOfSize(size, request.feeRate);
  const amount = worthOf(sorted) - fee;
  if (isSoftDust(amount)) return err({ kind: 'nothing-to-send', breakdown });
  if (size > MAX_TRANSACTION_SIZE) return err({ kind: 'too-large', size, maximum: MAX_TRANSACTION_SIZE });
  const chained = chainProblem(sorted, size, sorted, termsOfMax(request, to, sorted));
  if (chained !== null) return err(chained);
  if (fee > MAX_FEE) return err({ kind: 'fee-too-high', fee: shownKoinu(fee), maximum: MAX_FEE });
  const settlement = { fee, change: 0n, changeGivenUp: 0n, size };
  return ok(assemblePlan(request, [{ to, amount: koinu(amount) }], { coins: sorted, settlement }, left));
}

/** The coins that are not spent. */
function leftOf(coins: readonly Coin[], spent: readonly Coin[]): LeftCoins {
  const gone = new Set(spent);
  const left = coins.filter((coin) => !gone.has(coin));
  return { coins: left.length, amount: shownKoinu(worthOf(left)), waitForBlock: left.some(isUnconfirmed) };
}

/** Spends the coins that pay most in one transaction. Problems: those of `planAll`. @returns null when none fit */
function planMost(
  request: TransferPlanRequest,
  to: DogeAddress,
  coins: readonly Coin[],
  breakdown: BalanceBreakdown,
): Result<TransferPlan, TransferProblem> | null {
  const most = largestPayable(withinMoney(coins), termsOfMax(request, to, coins));
  if (most === null) return null;
  const planned = planAll(request, to, most.coins, breakdown, leftOf(coins, most.coins));
  return planned.ok || planned.problem.kind === 'fee-too-high' ? planned : null;
}

/**
 * Spends all coins that are worth more than they cost; at rates up to six times the recommended one these are all. If they don't fit into
 * one transaction, or have too many unconfirmed ancestors, it spends those that pay most, and the plan states what is left.
 *
 * Problems: those of `planAll`
 *
 * @param coins - the spendable ones, without duplicates
 * @param breakdown - of all the account's coins
 * @returns a plan without change that pays the sum minus the fee
 */
export function planMax(
  request: TransferPlanRequest,
  to: DogeAddress,
  coins: readonly Coin[],
  breakdown: BalanceBreakdown,
): Result<TransferPlan, TransferProblem> {
  const { feeRate } = request;
  const inputSize = largestInputSize(coins);
  const worthwhile = coins.filter((coin) => coin.value > inputFee({ inputSize, feeRate }));
  const movable = withinMoney(worthwhile);
  const left = movable.length < worthwhile.length ? leftOf(worthwhile, movable) : undefined;
  const all = planAll(request, to, movable, breakdown, left);
  if (all.ok || (all.problem.kind !== 'too-large' && all.problem.kind !== 'chain-too-long')) return all;
  return planMost(request, to, worthwhile, breakdown) ?? all;
}
