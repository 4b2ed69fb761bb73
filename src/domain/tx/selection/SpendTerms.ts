/** What a set of coins has to pay: the fee and change rules for coin selection. */
import type { FeeRate } from '../../amount/FeeRate.ts';
import { MAX_MONEY } from '../../amount/Koinu.ts';
import { feeOfSize, MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import { transactionSize } from '../sizes.ts';

/** The fixed part of a transfer: everything but its inputs. Amounts in koinu, sizes in bytes. */
export interface SpendTerms {
  /** the sum of the payments */
  readonly amount: bigint;
  /** surcharges for payments below soft dust */
  readonly surcharge: bigint;
  /** number of payments, plus one for data */
  readonly outputs: number;
  /** the total size of all payments */
  readonly outputBytes: number;
  /** the size of a change output */
  readonly changeBytes: number;
  /** the size of the largest input; coins of one account share a key form and have the same size */
  readonly inputSize: number;
  readonly feeRate: FeeRate;
  /** size limit, if unconfirmed ancestors leave less room than the general limit; absent: the general limit */
  readonly maximumSize?: number;
}

/** The largest size that these terms allow, bytes. */
export const sizeLimit = ({ maximumSize }: SpendTerms): number =>
  Math.min(maximumSize ?? MAX_TRANSACTION_SIZE, MAX_TRANSACTION_SIZE);

/** How a set of coins pays: amount + fee + change = its sum. Koinu. */
export interface Settlement {
  readonly fee: bigint;
  /** 0 when there is no change output */
  readonly change: bigint;
  /** change too small for an output, included in the fee */
  readonly changeGivenUp: bigint;
  /** bytes */
  readonly size: number;
}

/** Size without change, bytes. */
export const plainSize = (terms: SpendTerms, inputs: number): number =>
  transactionSize(inputs, terms.outputs, terms.outputBytes, terms.inputSize);

/** The minimum fee, without change, koinu. */
export const plainFee = (terms: SpendTerms, inputs: number): bigint =>
  feeOfSize(plainSize(terms, inputs), terms.feeRate) + terms.surcharge;

/** Size with a change output, bytes. */
export const sizeWithChange = (terms: SpendTerms, inputs: number): number =>
  transactionSize(inputs, terms.outputs + 1, terms.outputBytes + terms.changeBytes, terms.inputSize);

/** The minimum fee with a change output, koinu. */
export const feeWithChange = (terms: SpendTerms, inputs: number): bigint =>
  feeOfSize(sizeWithChange(terms, inputs), terms.feeRate) + terms.surcharge;

/** The minimum sum of this many coins, koinu. */
export const needOf = (terms: SpendTerms, inputs: number): bigint => terms.amount + plainFee(terms, inputs);

/** The fee for one more coin, koinu. */
export const inputFee = ({ inputSize, feeRate }: Pick<SpendTerms, 'inputSize' | 'feeRate'>): bigint =>
  feeOfSize(inputSize, feeRate);

/** Whether this many coins are within the limits for size and fee. */
export const isWithinLimits = (terms: SpendTerms, inputs: number): boolean =>
  plainSize(terms, inputs) <= sizeLimit(terms) && plainFee(terms, inputs) <= MAX_FEE;

const isAllowed = ({ fee, size }: Settlement, terms: SpendTerms): boolean =>
  fee <= MAX_FEE && size <= sizeLimit(terms);

/**
 * Pays the terms with a set of coins. Change below 0.01 DOGE goes to the fee; larger change is never given up.
 *
 * @param inputs - number of coins
 * @param sum - their sum, koinu
 * @returns null when they are not enough, or when size, fee or sum would exceed the nodes' limits
 */
export function settle(terms: SpendTerms, inputs: number, sum: bigint): Settlement | null {
  const fee = plainFee(terms, inputs);
  const rest = sum - terms.amount - fee;
  if (rest < 0n || sum > MAX_MONEY) return null;
  const fullFee = feeWithChange(terms, inputs);
  const change = sum - terms.amount - fullFee;
  const settlement =
    change >= SOFT_DUST
      ? { fee: fullFee, change, changeGivenUp: 0n, size: sizeWithChange(terms, inputs) }
      : { fee: fee + rest, change: 0n, changeGivenUp: rest, size: plainSize(terms, inputs) };
  return isAllowed(settlement, terms) ? settlement : null;
}

/** The long-run cost of a settlement: its fee, and spending the change later at the same rate. Koinu. */
export const longRunCost = (settlement: Settlement, terms: SpendTerms): bigint =>
  settlement.change > 0n ? settlement.fee + inputFee(terms) : settlement.fee;
