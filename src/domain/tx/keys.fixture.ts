/** Keys and signable plans for the tests of this folder; nothing of value was ever sent to these keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { publicKeyOf } from '../keys/ecc.ts';
import type { SigningKey } from './signTransfer.ts';

/** A key with its mainnet address. */
export interface KeyWithAddress extends SigningKey {
  readonly address: DogeAddress;
}

/** The same key for the same name. */
export function keyNamed(name: string, isCompressed = true): KeyWithAddress {
  const privateKey = sha256(utf8ToBytes(name));
  const publicKey = publicKeyOf(privateKey, isCompressed);
  return { privateKey, publicKey, address: addressOfPublicKey(publicKey, 'mainnet') };
}

/** Finds the key of an address among these. */
export const keysAmong =
  (keys: readonly KeyWithAddress[]) =>
  (address: DogeAddress): SigningKey => {
    const key = keys.find((one) => one.address === address);
    if (!key) throw new RangeError(`no key for ${address}`);
    return key;
  };
