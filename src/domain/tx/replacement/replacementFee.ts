/** The fees that nodes require of a replacement (BIP125, rules 3, 4 and 6). */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { feeOfSize, requiredFee } from '../policy.ts';
import type { WaitingTransfer } from '../Replacement.ts';

/** The lowest fee whose rate, as nodes round it down, is above the original's. */
function feeAboveRate({ fee, size }: WaitingTransfer, newSize: number): bigint {
  const oldRate = (fee * 1000n) / BigInt(size);
  return ((oldRate + 1n) * BigInt(newSize) + 999n) / 1000n;
}

/** After a rejection for a low fee, the fee is multiplied by this: how much was missing is unknown. */
const AFTER_REFUSAL = 2n;

/** The fees of the original and all its descendants, koinu. */
export const replacedFees = ({ fee, descendants }: WaitingTransfer): bigint =>
  descendants.reduce((sum, descendant) => sum + descendant.fee, fee as bigint);

/**
 * The fee of a replacement: at the requested rate, or more if that would not be accepted.
 *
 * It exceeds the fees of everything that is dropped by the relay fee of its own size, ten times what nodes require, is above the original's
 * rate, and twice any rejected fee.
 *
 * @param size - of the replacement, upper bound, bytes
 * @param amounts - of its outputs, koinu
 * @returns koinu; may exceed every limit
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.cpp (AcceptToMemoryPoolWorker)
 */
export function replacementFee(
  original: WaitingTransfer,
  size: number,
  amounts: readonly bigint[],
  requested: FeeRate,
): bigint {
  const fees = [
    requiredFee(size, amounts, requested),
    replacedFees(original) + feeOfSize(size, MIN_RELAY_FEE_RATE),
    feeAboveRate(original, size),
    AFTER_REFUSAL * (original.refusedFee ?? 0n),
  ];
  return fees.reduce((most, fee) => (fee > most ? fee : most));
}
