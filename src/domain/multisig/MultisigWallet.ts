/** A wallet of several people: whose keys there are, and how many of them have to sign. */

/** One of the keys. Its addresses come from it along `0/index` (to receive) and `1/index` (for change). */
export interface Cosigner {
  /** of the root that the key comes from, 8 hex digits */
  readonly fingerprint: string;
  /** from that root to the key, for example m/48'/3'/0'/0'; `m` where it is its own root */
  readonly path: string;
  /** extended public key with this network's version, `dgub…` on mainnet */
  readonly extendedKey: string;
}

/** All keys, in the order of their texts, so that everybody who has the same keys has the same wallet. */
export interface MultisigWallet {
  readonly required: number;
  readonly cosigners: readonly Cosigner[];
}

/**
 * More keys make a script that no node runs: 15 compressed ones take 513 of the 520 bytes that a script in P2SH may have, and 15 is
 * also the most that nodes relay.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/script.h (MAX_SCRIPT_ELEMENT_SIZE)
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (MAX_P2SH_SIGOPS)
 */
export const MAX_COSIGNERS = 15;

/** Fewer are no wallet of several. */
export const MIN_COSIGNERS = 2;

/** A text of a whole wallet is longer than that in no case, characters: 15 keys take less than half. */
export const MAX_WALLET_TEXT = 10_000;
