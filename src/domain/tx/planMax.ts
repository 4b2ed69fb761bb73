/** Plans to send everything that may be spent to one receiver. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { koinu } from '../amount/Koinu.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Coin, CoinParts } from './Coin.ts';
import { composePlan } from './composePlan.ts';
import { feeOfSize, isSoftDust, MAX_FEE, MAX_TRANSACTION_SIZE, MAX_UNCONFIRMED_ANCESTORS } from './policy.ts';
import { ancestorsOfAll } from './selection/ownChains.ts';
import { largestFirst, worthOf } from './selection/Selection.ts';
import { inputFee } from './selection/SpendTerms.ts';
import { largestInputSize, outputSizeOf } from './selection/termsOf.ts';
import { shownKoinu } from './selection/whyNot.ts';
import { transactionSize } from './sizes.ts';
import type { TransferPlan, TransferProblem, TransferRequest } from './Transfer.ts';

function limitPassed(size: number, ancestors: number, fee: bigint): TransferProblem | null {
  if (size > MAX_TRANSACTION_SIZE) return { kind: 'too-large', size, maximum: MAX_TRANSACTION_SIZE };
  if (ancestors > MAX_UNCONFIRMED_ANCESTORS) {
    return { kind: 'chain-too-long', ancestors, maximum: MAX_UNCONFIRMED_ANCESTORS };
  }
  return fee > MAX_FEE ? { kind: 'fee-too-high', fee: shownKoinu(fee), maximum: MAX_FEE } : null;
}

/**
 * Spends all of these coins, even those that cost more than they bring.
 *
 * Problems: `nothing-to-send` · `too-large` · `chain-too-long` · `fee-too-high`
 *
 * Nothing is left to send below 0.01 DOGE too: such an output would have to pay a surcharge of as much.
 *
 * @param parts - how the whole of the account's coins divides
 * @returns a plan without change that pays the sum less the fee
 */
export function planAll(
  request: TransferRequest,
  to: DogeAddress,
  coins: readonly Coin[],
  parts: CoinParts,
): Result<TransferPlan, TransferProblem> {
  const sorted = largestFirst(coins);
  const size = transactionSize(sorted.length, 1, outputSizeOf(to), largestInputSize(sorted));
  const fee = feeOfSize(size, request.feeRate);
  const amount = worthOf(sorted) - fee;
  if (isSoftDust(amount)) return refuse({ kind: 'nothing-to-send', parts });
  const passed = limitPassed(size, ancestorsOfAll(sorted), fee);
  if (passed !== null) return refuse(passed);
  const settlement = { fee, change: 0n, changeGivenUp: 0n, size };
  return ok(composePlan(request, [{ to, amount: koinu(amount) }], { coins: sorted, settlement }));
}

/**
 * Spends all coins that bring more than they cost; at rates up to six times the recommended one these are all.
 *
 * Problems: those of `planAll`
 *
 * @param coins - the spendable ones, without duplicates
 * @param parts - how the whole of the account's coins divides
 * @returns a plan without change that pays the sum less the fee
 */
export function planMax(
  request: TransferRequest,
  to: DogeAddress,
  coins: readonly Coin[],
  parts: CoinParts,
): Result<TransferPlan, TransferProblem> {
  const { feeRate } = request;
  const inputSize = largestInputSize(coins);
  const worthwhile = coins.filter((coin) => coin.value > inputFee({ inputSize, feeRate }));
  return planAll(request, to, worthwhile, parts);
}
