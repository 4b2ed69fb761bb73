/** A short code of a whole wallet, which cosigners compare before they use it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { writeDescriptor } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';

const CODE_BYTES = 8;

/**
 * The beginning of the hash of its descriptor. The descriptor's own checksum will not do: anybody can make another wallet with the same.
 *
 * @returns 16 hex digits in groups of four
 */
export function walletCode(wallet: MultisigWallet): string {
  const digits = bytesToHex(sha256(utf8ToBytes(writeDescriptor(wallet)))).slice(0, 2 * CODE_BYTES);
  return digits.replace(/(.{4})(?=.)/g, '$1 ').toUpperCase();
}
