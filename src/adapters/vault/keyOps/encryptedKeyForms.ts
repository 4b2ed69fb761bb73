/** The two BIP38 encryptions of a private key: of the key itself, or of a factor that yields the key with the passphrase. */

import { scrypt } from 'hash-wasm';
import { wipe } from '../../../domain/bytes.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import type { EncryptedKey } from '../../../domain/keys/encryptedKeyText.ts';
import { isPrivateKey } from '../../../domain/keys/wif.ts';
import { type Bytes, fromHex, toHex } from '../records/bytes.ts';
import { decryptBlock } from './aesBlock.ts';

const SLOW = { costFactor: 16_384, blockSize: 8, parallelism: 8 };
const FAST = { costFactor: 1024, blockSize: 1, parallelism: 1 };

/** The order of secp256k1. @see https://www.secg.org/sec2-v2.pdf §2.4.1 */
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const concat = (...parts: readonly Uint8Array[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const xor = (one: Uint8Array, other: Uint8Array): Bytes =>
  Uint8Array.from(one, (byte, at) => byte ^ (other[at] ?? 0));

async function doubleSha256(bytes: Bytes): Promise<Bytes> {
  const once = await crypto.subtle.digest('SHA-256', bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', once));
}

async function derive(
  cost: typeof SLOW,
  password: Uint8Array,
  salt: Uint8Array,
  hashLength: number,
): Promise<Bytes> {
  return new Uint8Array(await scrypt({ ...cost, password, salt, hashLength, outputType: 'binary' }));
}

/** Decrypts a block and removes the mask that was applied before encryption. */
async function openBlock(key: Bytes, block: Bytes, mask: Uint8Array): Promise<Bytes> {
  return xor(await decryptBlock(key, block), mask);
}

/** The product of two 32-byte numbers, modulo the curve's order. */
function multiply(one: Uint8Array, other: Uint8Array): Bytes {
  const product = (BigInt(`0x${toHex(one)}`) * BigInt(`0x${toHex(other)}`)) % CURVE_ORDER;
  return fromHex(product.toString(16).padStart(64, '0'));
}

/**
 * Decrypts a key that was encrypted directly.
 *
 * @param password - the passphrase, NFC, as UTF-8
 * @returns 32 bytes; with a wrong passphrase they are not the key
 */
export async function openPlain({ addressHash, body }: EncryptedKey, password: Bytes): Promise<Bytes> {
  const derived = await derive(SLOW, password, addressHash, 64);
  const key = derived.slice(32);
  const first = await openBlock(key, body.slice(0, 16), derived.subarray(0, 16));
  const second = await openBlock(key, body.slice(16), derived.subarray(16, 32));
  const privateKey = concat(first, second);
  wipe(derived, key, first, second);
  return privateKey;
}

/** The factor derived from the passphrase. */
async function passFactor(ownerEntropy: Bytes, hasLot: boolean, password: Bytes): Promise<Bytes> {
  const salt = hasLot ? ownerEntropy.subarray(0, 4) : ownerEntropy;
  const factor = await derive(SLOW, password, salt, 32);
  return hasLot ? doubleSha256(concat(factor, ownerEntropy)) : factor;
}

/** The seed of the other factor, 24 bytes: its second block hides half of the first one. */
async function openSeed(derived: Bytes, body: Bytes): Promise<Bytes> {
  const key = derived.slice(32);
  const second = await openBlock(key, body.slice(16), derived.subarray(16, 32));
  const firstBlock = concat(body.subarray(8, 16), second.subarray(0, 8));
  const first = await openBlock(key, firstBlock, derived.subarray(0, 16));
  return concat(first, second.subarray(8));
}

/**
 * Decrypts a key made of two factors, of which only one depends on the passphrase.
 *
 * @param password - the passphrase, NFC, as UTF-8
 * @returns 32 bytes; with a wrong passphrase they are not the key
 */
export async function openMultiplied(key: EncryptedKey, password: Bytes): Promise<Bytes> {
  const { addressHash, body, hasLot } = key;
  const ownerEntropy = body.slice(0, 8);
  const factor = await passFactor(ownerEntropy, hasLot, password);
  if (!isPrivateKey(factor)) return new Uint8Array(32);
  const salt = concat(addressHash, ownerEntropy);
  const derived = await derive(FAST, publicKeyOf(factor), salt, 64);
  const seed = await openSeed(derived, body);
  const privateKey = multiply(factor, await doubleSha256(seed));
  wipe(factor, derived, seed);
  return privateKey;
}
