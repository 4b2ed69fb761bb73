/** The multisig script: `m <key> … <key> n CHECKMULTISIG`, with the keys in BIP 67's order. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { MAX_COSIGNERS } from './MultisigWallet.ts';

const COMPRESSED_KEY = /^0[23][0-9a-f]{64}$/;

/**
 * Sorts compressed public keys by their bytes.
 *
 * @param publicKeys - hex, lower case
 * @throws {RangeError} for a key that is not compressed
 * @see https://github.com/bitcoin/bips/blob/master/bip-0067.mediawiki
 */
export function sortKeys(publicKeys: readonly string[]): readonly string[] {
  if (!publicKeys.every((key) => COMPRESSED_KEY.test(key))) throw new RangeError('not a compressed key');
  return publicKeys.toSorted();
}

/**
 * @param publicKeys - hex, in any order
 * @throws {RangeError} for more than 15 keys, more signatures than keys, or a key that is not compressed
 */
export function redeemScriptOf(required: number, publicKeys: readonly string[]): Uint8Array {
  const count = publicKeys.length;
  if (count > MAX_COSIGNERS || required < 1 || required > count) {
    throw new RangeError(`${required} of ${count} keys`);
  }
  const keys = sortKeys(publicKeys).map(hexToBytes);
  const { OP_1, OP_CHECKMULTISIG } = opcodes;
  return scripts.compile([OP_1 + required - 1, ...keys, OP_1 + count - 1, OP_CHECKMULTISIG]);
}
