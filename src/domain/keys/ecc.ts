/** The curve secp256k1; the only file that imports its WebAssembly. Import it only lazily or in a worker. */
import * as tiny from 'tiny-secp256k1';

/** In the form that bip32 and transaction signing expect. */
export const ecc = tiny;

/**
 * The public key of a private key.
 *
 * @param privateKey - 32 bytes
 * @param isCompressed - 33 bytes when true (what every new key uses), else 65
 * @throws {RangeError} for an invalid private key: zero, or not below the curve's order
 */
export function publicKeyOf(privateKey: Uint8Array, isCompressed = true): Uint8Array {
  const point = tiny.isPrivate(privateKey) ? tiny.pointFromScalar(privateKey, isCompressed) : null;
  if (!point) throw new RangeError('not a private key');
  return point;
}

/** The encoding of a public key, which determines its address and the size of its inputs: 33 bytes, or 65 in old wallets. */
export type KeyForm = 'compressed' | 'uncompressed';
