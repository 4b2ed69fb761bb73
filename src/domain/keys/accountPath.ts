/** BIP44 paths of accounts. */

import { NETWORKS, type Network } from '../address/Network.ts';

/** An account's two chains: 0 for receiving addresses, 1 for change. */
export type KeyChain = 0 | 1;

/** The largest index of a key or account. @see BIP32: the upper half is hardened */
export const MAX_KEY_INDEX = 0x7fffffff;

/**
 * The BIP44 path of an account: `m/44'/3'/0'` on mainnet, coin type 1 elsewhere.
 *
 * @param account - counted from 0
 * @throws {RangeError} when the account is not a whole number from 0 to MAX_KEY_INDEX
 */
export function accountPath(network: Network, account = 0): string {
  if (!Number.isInteger(account) || account < 0 || account > MAX_KEY_INDEX) {
    throw new RangeError(`account out of range: ${account}`);
  }
  return `m/44'/${NETWORKS[network].coinType}'/${account}'`;
}
