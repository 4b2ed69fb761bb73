/** Signs what brings the money of a commit back. It loads the curve: import it in the key worker alone. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { Outpoint } from '../../tx/Coin.ts';
import { SOFT_DUST } from '../../tx/policy.ts';
import type { SignedBytes, SigningKey } from '../../tx/sign/signTransfer.ts';
import { signReveal } from './signTokenTransfers.ts';

/** What a recovery spends, believed from the commit's own bytes, and where it goes. */
export interface RecoverySpend {
  /** what pays the script */
  readonly spent: Outpoint;
  /** what it holds, koinu */
  readonly value: Koinu;
  /** hex */
  readonly redeemScript: string;
  readonly to: DogeAddress;
  readonly network: Network;
  /** koinu */
  readonly fee: Koinu;
}

/**
 * Signs a recovery.
 *
 * @param key - the one in the redeem script
 * @throws {RangeError} when less than 0.01 DOGE would come back
 */
export function signRecovery(spend: RecoverySpend, key: SigningKey): SignedBytes {
  const { spent, value, redeemScript, to, network, fee } = spend;
  const amount = value - fee;
  if (amount < SOFT_DUST) throw new RangeError(`nothing is left of ${value} koinu after a fee of ${fee}`);
  return signReveal(spent, hexToBytes(redeemScript), { amount, script: scriptOfAddress(to, network) }, key);
}
