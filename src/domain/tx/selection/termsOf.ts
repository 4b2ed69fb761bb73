/** Reads the fixed side of a transfer off what the person wishes. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { addressKind } from '../../address/parseAddress.ts';
import type { FeeRate } from '../../amount/FeeRate.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../policy.ts';
import { P2PKH_OUTPUT_SIZE, P2SH_OUTPUT_SIZE } from '../sizes.ts';
import type { Payment } from '../Transfer.ts';
import type { SpendTerms } from './SpendTerms.ts';

/** Bytes of an output that pays an address. @throws {RangeError} when it is not a Dogecoin address */
export const outputSizeOf = (address: DogeAddress): number =>
  addressKind(address) === 'p2sh' ? P2SH_OUTPUT_SIZE : P2PKH_OUTPUT_SIZE;

/** The terms of paying these payments, with the rest going back to `changeTo`. */
export function termsOf(payments: readonly Payment[], changeTo: DogeAddress, feeRate: FeeRate): SpendTerms {
  let [amount, surcharge, outputBytes] = [0n, 0n, 0];
  for (const payment of payments) {
    amount += payment.amount;
    if (isSoftDust(payment.amount)) surcharge += SOFT_DUST_SURCHARGE;
    outputBytes += outputSizeOf(payment.to);
  }
  const changeBytes = outputSizeOf(changeTo);
  return { amount, surcharge, outputs: payments.length, outputBytes, changeBytes, feeRate };
}
