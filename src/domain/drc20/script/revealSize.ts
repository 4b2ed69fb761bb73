/** The size of a reveal in bytes, computed from its parts. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { outputSizeOf } from '../../tx/selection/spendTermsOf.ts';
import { countSize } from '../../tx/sizes.ts';
import { pushSize } from './pushes.ts';

/** Version 4, count of inputs 1, outpoint 36, sequence 4, count of outputs 1, lock time 4. */
const FRAME_SIZE = 50;

/** OP_10, OP_0, and the push of a signature: at most 72 bytes, see `P2PKH_INPUT_SIZE`. */
const PROOF_SIZE = 2 + 73;

/**
 * The signed size of a transaction that spends a redeem script to one recipient, bytes: an upper bound, at most one too high.
 *
 * @param redeemSize - bytes
 * @throws {RangeError} when the address is invalid
 * @example revealSize(132, holder) // 294
 */
export function revealSize(redeemSize: number, to: DogeAddress): number {
  const scriptSize = PROOF_SIZE + pushSize(redeemSize);
  return FRAME_SIZE + countSize(scriptSize) + scriptSize + outputSizeOf(to);
}
