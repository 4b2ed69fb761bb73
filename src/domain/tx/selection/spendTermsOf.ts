/** Reads the fixed side of a transfer off what the person asked for. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { addressKind } from '../../address/parseAddress.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import type { Coin } from '../Coin.ts';
import { dataOutputSize } from '../parse/dataOutput.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../policy.ts';
import { inputSizeOf, P2PKH_INPUT_SIZE, P2PKH_OUTPUT_SIZE, P2SH_OUTPUT_SIZE } from '../sizes.ts';
import type { Payment } from '../Transfer.ts';
import type { SpendTerms } from './SpendTerms.ts';

/** Bytes of an output that pays an address. @throws {RangeError} when it is not a Dogecoin address */
export const outputSizeOf = (address: DogeAddress): number =>
  addressKind(address) === 'p2sh' ? P2SH_OUTPUT_SIZE : P2PKH_OUTPUT_SIZE;

/** Bytes of the largest input that spends one of these coins; that of a compressed key when there are none. */
export const largestInputSize = (coins: readonly Coin[]): number =>
  coins.reduce((largest, { keyForm }) => Math.max(largest, inputSizeOf(keyForm)), P2PKH_INPUT_SIZE);

/**
 * The terms of paying these payments, with the rest going back to `changeTo`.
 *
 * @param inputSize - what the largest input takes, bytes; with a compressed key when it is left out
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
