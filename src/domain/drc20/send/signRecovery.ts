/** Signs recoveries of a commit's money. It loads the curve: import it in the key worker only. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { Outpoint } from '../../tx/Coin.ts';
import { SOFT_DUST } from '../../tx/policy.ts';
import type { SignedBytes, SigningKey } from '../../tx/sign/signTransfer.ts';
import { signReveal } from './signTokenTransfers.ts';

/** A recovery, with values verified against the commit's own bytes. */
export interface RecoverySpend {
  /** the output that pays the script */
  readonly spent: Outpoint;
  /** its value, koinu */
  readonly value: Koinu;
  /** hex */
  readonly redeemScript: string;
  readonly to: DogeAddress;
  readonly network: Network;
  /** koinu */
  readonly fee: Koinu;
}

/**
 * @param key - the one in the redeem script
 * @throws {RangeError} when less than 0.01 DOGE would be recovered
 */
export function signRecovery(spend: RecoverySpend, key: SigningKey): SignedBytes {
  const { spent, value, redeemScript, to, network, fee } = spend;
  const amount = value - fee;
  if (amount < SOFT_DUST) throw new RangeError(`nothing is left of ${value} koinu after a fee of ${fee}`);
  return signReveal(spent, hexToBytes(redeemScript), { amount, script: scriptOfAddress(to, network) }, key);
}
