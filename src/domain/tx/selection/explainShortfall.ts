/** Explains why no coins can pay a transfer, with the numbers. */
import { type Koinu, koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import type { BalanceBreakdown, Coin } from '../Coin.ts';
import { passedLimit } from '../chainLimits.ts';
import { HARD_DUST, MAX_FEE, MAX_TRANSACTION_SIZE } from '../policy.ts';
import type { TransferProblem } from '../Transfer.ts';
import { fewestToReach, fillFrom } from './fillFrom.ts';
import { payableNow } from './largestPayable.ts';
import { largestFirst, worthOf } from './Selection.ts';
import { feeWithChange, needOf, plainFee, plainSize, type SpendTerms, sizeWithChange } from './SpendTerms.ts';
import { ancestorsOfAll } from './unconfirmedChains.ts';
import { aboveMoney, withinMoney } from './withinMoney.ts';

/** Limits an amount to MAX_MONEY, for display only. */
export const shownKoinu = (amount: bigint): Koinu => koinu(amount < MAX_MONEY ? amount : MAX_MONEY);

/** How many of the largest coins come closest to the need; the others cost more than they are worth. */
function closestCount(sorted: readonly Coin[], terms: SpendTerms): number {
  let [worth, best, closest] = [0n, 0, -needOf(terms, 1)];
  sorted.forEach((coin, index) => {
    worth += coin.value;
    const left = worth - needOf(terms, index + 1);
    if (left > closest) [best, closest] = [index + 1, left];
  });
  return best;
}

function notEnough(sorted: readonly Coin[], terms: SpendTerms, breakdown: BalanceBreakdown): TransferProblem {
  const count = closestCount(sorted, terms);
  const fee = plainFee(terms, Math.max(1, count));
  return {
    kind: 'not-enough',
    needed: shownKoinu(terms.amount + fee),
    spendable: shownKoinu(worthOf(sorted.slice(0, count))),
    fee: shownKoinu(fee),
    breakdown,
  };
}

/** The fee that exceeds the limit: the minimum, the one with change, or the one that includes the change. */
function feePaid(sorted: readonly Coin[], count: number, terms: SpendTerms): bigint {
  const fee = plainFee(terms, count);
  if (fee > MAX_FEE) return fee;
  const withChange = feeWithChange(terms, count);
  return withChange > MAX_FEE ? withChange : worthOf(sorted.slice(0, count)) - terms.amount;
}

/**
 * Reports that coins have too many unconfirmed ancestors, and what can be sent now.
 *
 * @param spent - the coins that would be spent
 * @param size - of the transaction that would spend them, bytes
 * @param coins - those that may be spent instead
 * @returns null when they are within the limits
 */
export function chainProblem(
  spent: readonly Coin[],
  size: number,
  coins: readonly Coin[],
  terms: SpendTerms,
): Extract<TransferProblem, { kind: 'chain-too-long' }> | null {
  const passed = passedLimit(ancestorsOfAll(spent), { count: 1, bytes: size });
  if (passed === null) return null;
  const amount = payableNow(withinMoney(coins), terms);
  return { kind: 'chain-too-long', ...passed, possible: koinu(amount < HARD_DUST ? 0n : amount) };
}

/** Selects as if everything were confirmed: if that succeeds, only the unconfirmed chain is in the way. */
function chainInTheWay(sorted: readonly Coin[], terms: SpendTerms): TransferProblem | null {
  const wanted = fillFrom([], sorted, terms);
  return wanted === null ? null : chainProblem(wanted.coins, wanted.settlement.size, sorted, terms);
}

/**
 * Explains why `selectCoins` found nothing.
 *
 * @param coins - the same coins
 * @param breakdown - of all the account's coins
 */
export function explainShortfall(
  coins: readonly Coin[],
  terms: SpendTerms,
  breakdown: BalanceBreakdown,
): TransferProblem {
  const sorted = largestFirst(coins);
  const count = fewestToReach({ inputs: 0, worth: 0n }, sorted, terms, Number.POSITIVE_INFINITY);
  if (count === null) return notEnough(sorted, terms, breakdown);
  const [size, fee] = [plainSize(terms, count), plainFee(terms, count)];
  if (size > MAX_TRANSACTION_SIZE) return { kind: 'too-large', size, maximum: MAX_TRANSACTION_SIZE };
  const chained = chainInTheWay(sorted, terms);
  if (chained !== null) return chained;
  const above = aboveMoney(worthOf(sorted.slice(0, count)));
  if (above !== null) return above;
  return fee > MAX_FEE || sizeWithChange(terms, count) <= MAX_TRANSACTION_SIZE
    ? { kind: 'fee-too-high', fee: shownKoinu(feePaid(sorted, count, terms)), maximum: MAX_FEE }
    : { kind: 'too-large', size: sizeWithChange(terms, count), maximum: MAX_TRANSACTION_SIZE };
}
