/** Selects the coins that pay for a replacement, and settles the change. */

import { NO_KOINU } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Coin } from '../Coin.ts';
import { passedLimit } from '../chainLimits.ts';
import { MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import type { ReplacementRequest } from '../Replacement.ts';
import { shownKoinu } from '../selection/explainShortfall.ts';
import { largestFirst, type Selection, worthOf } from '../selection/Selection.ts';
import type { Settlement } from '../selection/SpendTerms.ts';
import { largestInputSize, outputSizeOf } from '../selection/spendTermsOf.ts';
import { ancestorsOfAll } from '../selection/unconfirmedChains.ts';
import { withinMoney } from '../selection/withinMoney.ts';
import { transactionSize } from '../sizes.ts';
import type { Payment, TransferProblem } from '../Transfer.ts';
import { replacementFee } from './replacementFee.ts';

/** Fees and sizes by number of coins. */
interface Scales {
  /** minimum fee and size without change */
  plain(inputs: number): { readonly size: number; readonly fee: bigint };
  /** the same with a change output */
  withChange(inputs: number): { readonly size: number; readonly fee: bigint };
  readonly amount: bigint;
  /** nothing is paid to others: the remainder is the only output */
  readonly isAllHome: boolean;
}

function scalesOf(
  { original, feeRate, changeTo }: ReplacementRequest,
  payments: readonly Payment[],
  inputSize: number,
): Scales {
  const amounts = payments.map(({ amount }) => amount as bigint);
  const outputBytes = payments.reduce((sum, { to }) => sum + outputSizeOf(to), 0);
  const weigh = (inputs: number, outputs: number, bytes: number) => {
    const size = transactionSize(inputs, outputs, bytes, inputSize);
    return { size, fee: replacementFee(original, size, amounts, feeRate) };
  };
  return {
    plain: (inputs) => weigh(inputs, payments.length, outputBytes),
    withChange: (inputs) => weigh(inputs, payments.length + 1, outputBytes + outputSizeOf(changeTo)),
    amount: amounts.reduce((sum, amount) => sum + amount, 0n),
    isAllHome: payments.length === 0,
  };
}

/** Null when this many coins of this total value are not enough. */
function settle(scales: Scales, inputs: number, worth: bigint): Settlement | null {
  const { size, fee } = scales.withChange(inputs);
  const change = worth - scales.amount - fee;
  if (change >= SOFT_DUST) return { fee, change, changeGivenUp: 0n, size };
  const plain = scales.plain(inputs);
  const rest = worth - scales.amount - plain.fee;
  if (scales.isAllHome || rest < 0n) return null;
  return { fee: plain.fee + rest, change: 0n, changeGivenUp: rest, size: plain.size };
}

function limitPassed({ fee, size }: Settlement): TransferProblem | null {
  if (fee > MAX_FEE) return { kind: 'fee-too-high', fee: shownKoinu(fee), maximum: MAX_FEE };
  return size > MAX_TRANSACTION_SIZE ? { kind: 'too-large', size, maximum: MAX_TRANSACTION_SIZE } : null;
}

/** Nodes count a replacement in addition to what it replaces, and only then drop the latter. */
function chainPassed({ size }: Settlement, fixed: readonly Coin[]): TransferProblem | null {
  const passed = passedLimit(ancestorsOfAll(fixed), { count: 1, bytes: size });
  return passed === null ? null : { kind: 'chain-too-long', ...passed, possible: NO_KOINU };
}

/**
 * Adds the largest further coins, one by one, until the fee is paid.
 *
 * Problems: `replacement` with `cannot-pay` · `fee-too-high` · `too-large` · `chain-too-long`
 *
 * @param payments - empty: everything goes back to us, minus the fee
 * @param fixed - coins that must be spent, at least one; the transactions to replace count among their ancestors' descendants
 * @param further - coins that may be added, any order
 */
export function settleReplacement(
  request: ReplacementRequest,
  payments: readonly Payment[],
  fixed: readonly Coin[],
  further: readonly Coin[],
): Result<Selection, TransferProblem> {
  const scales = scalesOf(request, payments, largestInputSize([...fixed, ...further]));
  const pool = largestFirst(withinMoney(further, worthOf(fixed)));
  let worth = worthOf(fixed);
  for (let taken = 0; taken <= pool.length; taken++) {
    const settlement = settle(scales, fixed.length + taken, worth);
    if (settlement !== null) {
      const passed = limitPassed(settlement) ?? chainPassed(settlement, fixed);
      return passed === null ? ok({ coins: [...fixed, ...pool.slice(0, taken)], settlement }) : err(passed);
    }
    worth += pool[taken]?.value ?? 0n;
  }
  const needed = shownKoinu(scales.withChange(fixed.length).fee);
  const available = shownKoinu(worth > scales.amount ? worth - scales.amount : 0n);
  return err({ kind: 'replacement', problem: { kind: 'cannot-pay', needed, available } });
}
