/** What a set of coins has to pay for, and what becomes of the rest: the fee and change rules that selection weighs. */
import type { FeeRate } from '../../amount/FeeRate.ts';
import { MAX_MONEY } from '../../amount/Koinu.ts';
import { feeOfSize, MAX_FEE, MAX_TRANSACTION_SIZE, SOFT_DUST } from '../policy.ts';
import { transactionSize } from '../sizes.ts';

/** The fixed side of a transfer: everything but its inputs. Amounts in koinu, sizes in bytes. */
export interface SpendTerms {
  /** what the payments add up to */
  readonly amount: bigint;
  /** surcharges for payments below soft dust */
  readonly surcharge: bigint;
  /** number of payments, and one more for data */
  readonly outputs: number;
  /** what the payments take together */
  readonly outputBytes: number;
  /** what an output for change would take */
  readonly changeBytes: number;
  /** what the largest input takes: coins of one account, which share a key, take the same */
  readonly inputSize: number;
  readonly feeRate: FeeRate;
  /** bytes that it may take, where what it rests on leaves less room than nodes take of any transaction; absent: that */
  readonly maximumSize?: number;
}

/** The largest size that these terms allow, bytes. */
export const sizeLimit = ({ maximumSize }: SpendTerms): number =>
  Math.min(maximumSize ?? MAX_TRANSACTION_SIZE, MAX_TRANSACTION_SIZE);

/** How a set of coins pays: amount + fee + change = its sum. Koinu. */
export interface Settlement {
  readonly fee: bigint;
  /** 0 when there is no output for it */
  readonly change: bigint;
  /** the part of the fee that was change too small to keep */
  readonly changeGivenUp: bigint;
  /** bytes */
  readonly size: number;
}

/** Size without change, bytes. */
export const plainSize = (terms: SpendTerms, inputs: number): number =>
  transactionSize(inputs, terms.outputs, terms.outputBytes, terms.inputSize);

/** The least fee, without change, koinu. */
export const plainFee = (terms: SpendTerms, inputs: number): bigint =>
  feeOfSize(plainSize(terms, inputs), terms.feeRate) + terms.surcharge;

/** Size with an output for change, bytes. */
export const sizeWithChange = (terms: SpendTerms, inputs: number): number =>
  transactionSize(inputs, terms.outputs + 1, terms.outputBytes + terms.changeBytes, terms.inputSize);

/** The least fee with an output for change, koinu. */
export const feeWithChange = (terms: SpendTerms, inputs: number): bigint =>
  feeOfSize(sizeWithChange(terms, inputs), terms.feeRate) + terms.surcharge;

/** What so many coins must at least add up to, koinu. */
export const needOf = (terms: SpendTerms, inputs: number): bigint => terms.amount + plainFee(terms, inputs);

/** What one more coin costs, koinu. */
export const inputFee = ({ inputSize, feeRate }: Pick<SpendTerms, 'inputSize' | 'feeRate'>): bigint =>
  feeOfSize(inputSize, feeRate);

/** Whether so many coins may be spent at all. */
export const isWithinLimits = (terms: SpendTerms, inputs: number): boolean =>
  plainSize(terms, inputs) <= sizeLimit(terms) && plainFee(terms, inputs) <= MAX_FEE;

const isAllowed = ({ fee, size }: Settlement, terms: SpendTerms): boolean =>
  fee <= MAX_FEE && size <= sizeLimit(terms);

/**
 * Pays the terms with a set of coins. Change below 0.01 DOGE goes to the fee; larger change is never given up.
 *
 * @param inputs - number of coins
 * @param sum - what they are worth, koinu
 * @returns null when they fall short, or when size, fee or the sum would pass what nodes take
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

/** What a settlement costs in the long run: its fee, and spending the change one day at the same rate. Koinu. */
export const longRunCost = (settlement: Settlement, terms: SpendTerms): bigint =>
  settlement.change > 0n ? settlement.fee + inputFee(terms) : settlement.fee;
