/** Turns addresses into the scripts that pay them, and scripts and public keys into addresses. */

import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import bs58check from 'bs58check';
import type { DogeAddress } from './DogeAddress.ts';
import { NETWORKS, type Network } from './Network.ts';

const OP_DUP = 0x76;
const OP_HASH160 = 0xa9;
const OP_EQUAL = 0x87;
const OP_EQUALVERIFY = 0x88;
const OP_CHECKSIG = 0xac;
const PUSH_20 = 0x14;

const P2PKH_HEAD = [OP_DUP, OP_HASH160, PUSH_20];
const P2PKH_TAIL = [OP_EQUALVERIFY, OP_CHECKSIG];
const P2SH_HEAD = [OP_HASH160, PUSH_20];
const P2SH_TAIL = [OP_EQUAL];

function hashBetween(
  script: Uint8Array,
  head: readonly number[],
  tail: readonly number[],
): Uint8Array | null {
  const end = head.length + 20;
  if (script.length !== end + tail.length) return null;
  const isFramed =
    head.every((byte, index) => script[index] === byte) &&
    tail.every((byte, index) => script[end + index] === byte);
  return isFramed ? script.subarray(head.length, end) : null;
}

const writeAddress = (version: number, hash: Uint8Array): DogeAddress =>
  bs58check.encode(Uint8Array.of(version, ...hash)) as DogeAddress;

/** RIPEMD-160 of SHA-256, 20 bytes: what addresses are made of. */
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes));

/**
 * The script of an output that pays an address: 25 bytes for P2PKH, 23 for P2SH.
 *
 * @throws {RangeError} when the address is not one of this network
 */
export function scriptOfAddress(address: DogeAddress, network: Network): Uint8Array {
  const [version, ...hash] = bs58check.decodeUnsafe(address) ?? [];
  const { pubKeyHash, scriptHash } = NETWORKS[network];
  if (hash.length === 20 && version === pubKeyHash)
    return Uint8Array.of(...P2PKH_HEAD, ...hash, ...P2PKH_TAIL);
  if (hash.length === 20 && version === scriptHash) return Uint8Array.of(...P2SH_HEAD, ...hash, ...P2SH_TAIL);
  throw new RangeError(`not an address of ${network}: ${address.slice(0, 80)}`);
}

/**
 * The address that a script pays.
 *
 * @param script - an output's script
 * @returns null for every script that is neither P2PKH nor P2SH: OP_RETURN, bare keys, bare multisig
 */
export function addressOfScript(script: Uint8Array, network: Network): DogeAddress | null {
  const keyHash = hashBetween(script, P2PKH_HEAD, P2PKH_TAIL);
  if (keyHash) return writeAddress(NETWORKS[network].pubKeyHash, keyHash);
  const scriptHash = hashBetween(script, P2SH_HEAD, P2SH_TAIL);
  return scriptHash ? writeAddress(NETWORKS[network].scriptHash, scriptHash) : null;
}

/**
 * The P2PKH address of a public key. A compressed and an uncompressed key have different addresses.
 *
 * @param publicKey - 33 bytes compressed, or 65 uncompressed
 * @throws {RangeError} when the bytes have neither form
 */
export function addressOfPublicKey(publicKey: Uint8Array, network: Network): DogeAddress {
  const [head] = publicKey;
  const isCompressed = publicKey.length === 33 && (head === 2 || head === 3);
  if (!isCompressed && !(publicKey.length === 65 && head === 4)) {
    throw new RangeError(`not a public key: ${publicKey.length} bytes`);
  }
  return writeAddress(NETWORKS[network].pubKeyHash, hash160(publicKey));
}
