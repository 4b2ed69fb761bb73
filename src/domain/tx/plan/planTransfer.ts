/** Plans a transfer: selects coins, outputs and fee, or explains why it is not possible. */
import { MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { err, ok, type Result } from '../../result.ts';
import type { BalanceBreakdown, ClassifiedCoin, Coin } from '../Coin.ts';
import { HARD_DUST } from '../policy.ts';
import { explainShortfall } from '../selection/explainShortfall.ts';
import { selectCoins } from '../selection/selectCoins.ts';
import { largestInputSize, spendTermsOf } from '../selection/spendTermsOf.ts';
import { aboveMoney } from '../selection/withinMoney.ts';
import {
  dataOf,
  type Payment,
  scriptProblem,
  type TransferPlan,
  type TransferPlanRequest,
  type TransferProblem,
} from '../Transfer.ts';
import { assemblePlan } from './assemblePlan.ts';
import { coinSetOf } from './coinSet.ts';
import { isChoosable, planChosen } from './planChosen.ts';
import { planMax } from './planMax.ts';

const NO_ADDRESSES: ReadonlySet<string> = new Set();

/** Problems of the payments themselves, independent of coins. */
function paymentsProblem(payments: readonly Payment[], breakdown: BalanceBreakdown): TransferProblem | null {
  if (payments.length === 0) return { kind: 'nothing-to-send', breakdown };
  const dust = payments.find(({ amount }) => amount < HARD_DUST);
  if (dust) return { kind: 'dust-amount', amount: dust.amount, minimum: HARD_DUST };
  return aboveMoney(payments.reduce((sum, { amount }) => sum + amount, 0n));
}

const choosable = (coins: readonly ClassifiedCoin[]): readonly Coin[] =>
  coins.filter(isChoosable).map(({ coin }) => coin);

function planPayments(
  request: TransferPlanRequest,
  payments: readonly Payment[],
  coins: readonly Coin[],
  breakdown: BalanceBreakdown,
): Result<TransferPlan, TransferProblem> {
  const { changeTo, feeRate } = request;
  const terms = spendTermsOf(payments, changeTo, feeRate, largestInputSize(coins), dataOf(request.spec));
  const selection = selectCoins(coins, terms);
  if (selection === null) return err(explainShortfall(coins, terms, breakdown));
  return ok(assemblePlan(request, payments, selection));
}

/**
 * Plans a transfer that every node relays.
 *
 * Only spendable coins are used, never protected ones, and small ones only when they were chosen or `takesSmall` is set. The fee is rate ×
 * exact size, plus 0.01 DOGE for each payment below 0.01 DOGE; change below 0.01 DOGE is added to the fee. `max` pays everything spendable
 * minus the fee.
 *
 * Problems: `not-enough` · `nothing-to-send` · `dust-amount` · `fee-rate-too-low` · `fee-too-high` · `too-large` · `chain-too-long` ·
 * `above-money` · `chosen-unusable` · `chosen-not-enough` · `commit-script`
 *
 * @param request - not modified
 * @returns a frozen plan; inputs − outputs = fee exactly
 * @throws {RangeError} when an address is invalid, or when the coins together exceed MAX_TOTAL
 */
export function planTransfer(request: TransferPlanRequest): Result<TransferPlan, TransferProblem> {
  const { spec, feeRate } = request;
  if (feeRate < MIN_RELAY_FEE_RATE) {
    return err({ kind: 'fee-rate-too-low', feeRate, minimum: MIN_RELAY_FEE_RATE });
  }
  const recipients = spec.kind === 'max' ? [spec.to] : spec.payments.map(({ to }) => to);
  const paysScript = scriptProblem(recipients, request.commitAddresses ?? NO_ADDRESSES);
  if (paysScript !== null) return err(paysScript);
  const { classified, breakdown, spendable: coins } = coinSetOf(request.coins);
  const wrong = spec.kind === 'pay' ? paymentsProblem(spec.payments, breakdown) : null;
  if (wrong !== null) return err(wrong);
  if (request.chosen) return planChosen(request, request.chosen, classified, breakdown);
  return spec.kind === 'max'
    ? planMax(request, spec.to, request.takesSmall ? choosable(classified) : coins, breakdown)
    : planPayments(request, spec.payments, coins, breakdown);
}
