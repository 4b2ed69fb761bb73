/** What nodes ask of a transaction that takes the place of others (BIP125, rules 3, 4 and 6). */
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../amount/FeeRate.ts';
import { feeOfSize, requiredFee } from '../policy.ts';
import type { WaitingTransfer } from '../Replacement.ts';

/** The least fee whose rate, as nodes round it down, is above that of the original. */
function feeAboveRate({ fee, size }: WaitingTransfer, newSize: number): bigint {
  const oldRate = (fee * 1000n) / BigInt(size);
  return ((oldRate + 1n) * BigInt(newSize) + 999n) / 1000n;
}

/** After a refusal the fee is so many times what was refused: by how much that was too low is not known. */
const AFTER_REFUSAL = 2n;

/** What the original and all that rests on it pay together, koinu. */
export const replacedFees = ({ fee, descendants }: WaitingTransfer): bigint =>
  descendants.reduce((sum, descendant) => sum + descendant.fee, fee as bigint);

/**
 * The fee of a replacement: the requested rate's, or more where that would not replace.
 *
 * It is above the fees of all that it throws out by the relay fee of its own size, ten times what nodes insist on, and above
 * the original's rate, and twice any that was refused.
 *
 * @param size - of the replacement, at most, bytes
 * @param amounts - of its outputs, koinu
 * @returns koinu; may pass every limit
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
