/** A multisig wallet: the cosigners' keys, and how many of them have to sign. */

/** One of the keys. Its addresses are derived along `0/index` (receiving) and `1/index` (change). */
export interface Cosigner {
  /** of the key's root, 8 hex digits */
  readonly fingerprint: string;
  /** from that root to the key, for example m/48'/3'/0'/0'; `m` when it is its own root */
  readonly path: string;
  /** extended public key with this network's version, `dgub…` on mainnet */
  readonly extendedKey: string;
}

/** Keys are sorted by their texts, so that the same keys give the same wallet for everyone. */
export interface MultisigWallet {
  readonly required: number;
  readonly cosigners: readonly Cosigner[];
}

/**
 * More keys would make an unspendable script: 15 compressed ones take 513 of the 520 bytes that a P2SH script may have, and 15 is also the
 * limit for relay.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/script.h (MAX_SCRIPT_ELEMENT_SIZE)
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.h (MAX_P2SH_SIGOPS)
 */
export const MAX_COSIGNERS = 15;

export const MIN_COSIGNERS = 2;

/** Maximum length of a wallet's text, characters: 15 keys take less than half. */
export const MAX_WALLET_TEXT = 10_000;
