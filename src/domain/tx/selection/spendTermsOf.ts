/** Derives the fixed part of a transfer from the request. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { addressKind } from '../../address/parseAddress.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import type { Coin } from '../Coin.ts';
import { dataOutputSize } from '../parse/dataOutput.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../policy.ts';
import { inputSizeOf, P2PKH_INPUT_SIZE, P2PKH_OUTPUT_SIZE, P2SH_OUTPUT_SIZE } from '../sizes.ts';
import type { Payment } from '../Transfer.ts';
import type { SpendTerms } from './SpendTerms.ts';

/** Size of an output to an address, bytes. @throws {RangeError} when it is not a Dogecoin address */
export const outputSizeOf = (address: DogeAddress): number =>
  addressKind(address) === 'p2sh' ? P2SH_OUTPUT_SIZE : P2PKH_OUTPUT_SIZE;

/** Size of the largest input that spends one of these coins, bytes; that of a compressed key when there are none. */
export const largestInputSize = (coins: readonly Coin[]): number =>
  coins.reduce((largest, { keyForm }) => Math.max(largest, inputSizeOf(keyForm)), P2PKH_INPUT_SIZE);

/**
 * The terms of these payments, with change to `changeTo`.
 *
 * @param inputSize - size of the largest input, bytes; defaults to a compressed key
 * @param data - hex, for an output of its own; absent: none
 */
export function spendTermsOf(
  payments: readonly Payment[],
  changeTo: DogeAddress,
  feeRate: FeeRate,
  inputSize: number = P2PKH_INPUT_SIZE,
  data?: string,
): SpendTerms {
  let [amount, surcharge, outputBytes] = [0n, 0n, data === undefined ? 0 : dataOutputSize(data)];
  for (const payment of payments) {
    amount += payment.amount;
    if (isSoftDust(payment.amount)) surcharge += SOFT_DUST_SURCHARGE;
    outputBytes += outputSizeOf(payment.to);
  }
  const changeBytes = outputSizeOf(changeTo);
  const outputs = payments.length + (data === undefined ? 0 : 1);
  return { amount, surcharge, outputs, outputBytes, changeBytes, inputSize, feeRate };
}
