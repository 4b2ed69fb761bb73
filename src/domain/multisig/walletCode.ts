/** A short code of a multisig wallet, which cosigners compare before they use it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { writeDescriptor } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';

const CODE_BYTES = 8;

/**
 * The beginning of its descriptor's hash. The descriptor's own checksum is not enough: another wallet with the same one is easily made.
 *
 * @returns 16 hex digits in groups of four
 */
export function walletCode(wallet: MultisigWallet): string {
  const digits = bytesToHex(sha256(utf8ToBytes(writeDescriptor(wallet)))).slice(0, 2 * CODE_BYTES);
  return digits.replace(/(.{4})(?=.)/g, '$1 ').toUpperCase();
}
