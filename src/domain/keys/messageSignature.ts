/** Signs and verifies text messages with an address's key, as Dogecoin Core does. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { ecc } from './ecc.ts';

/** The prefix of every signed message, with its length. @see dogecoin v1.14.9 src/validation.cpp (strMessageMagic) */
const MAGIC = utf8ToBytes('\x19Dogecoin Signed Message:\n');

const UNCOMPRESSED_HEADER = 27;
const COMPRESSED_HEADER = 31;
/** 65 bytes of base64, the last bits zero; Dogecoin Core ignores a second padding character. */
const SIGNATURE_TEXT = /^[A-Za-z0-9+/]{86}[AEIMQUYcgkosw048]={1,2}$/;

/** Whether a text has the form of a signature that Dogecoin Core accepts. */
export const isSignatureText = (text: string): boolean => SIGNATURE_TEXT.test(text);

type RecoveryId = 0 | 1 | 2 | 3;

/** A length in the encoding of transactions: 1, 3 or 5 bytes, little-endian. */
function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length);
  if (length <= 0xffff) return Uint8Array.of(0xfd, length, length >> 8);
  return Uint8Array.of(0xfe, length, length >> 8, length >> 16, length >>> 24);
}

function messageHash(message: string): Uint8Array {
  const text = utf8ToBytes(message);
  return sha256(sha256(concatBytes(MAGIC, compactSize(text.length), text)));
}

/**
 * Signs a message. The same message and key give the same signature (RFC 6979).
 *
 * @param privateKey - 32 bytes; not changed
 * @param isCompressed - the form of the public key whose address will verify it
 * @returns 65 bytes as base64: a header for recovering the key, then r and s
 * @throws {TypeError} when the bytes are not a private key
 */
export function signMessage(message: string, privateKey: Uint8Array, isCompressed = true): string {
  const { signature, recoveryId } = ecc.signRecoverable(messageHash(message), privateKey);
  const header = (isCompressed ? COMPRESSED_HEADER : UNCOMPRESSED_HEADER) + recoveryId;
  return btoa(String.fromCharCode(header, ...signature));
}

function recoverAddress(message: string, signature: string, network: Network): DogeAddress | null {
  const [header = 0, ...compact] = Array.from(atob(`${signature.slice(0, 87)}=`), (character) =>
    character.charCodeAt(0),
  );
  // only the lowest three bits count
  const bits = header - UNCOMPRESSED_HEADER;
  const isCompressed = (bits & 4) !== 0;
  const recoveryId = bits & 3;
  try {
    const hash = messageHash(message);
    const key = ecc.recover(hash, Uint8Array.from(compact), recoveryId as RecoveryId, isCompressed);
    return key && addressOfPublicKey(key, network);
  } catch {
    return null;
  }
}

/**
 * Whether the key of an address signed exactly this message.
 *
 * @param signature - base64, as `signMessage` or Dogecoin Core writes it; anything else does not verify
 * @param address - a P2PKH address; others never verify
 */
export function verifyMessage(
  message: string,
  signature: string,
  address: DogeAddress,
  network: Network,
): boolean {
  return isSignatureText(signature) && recoverAddress(message, signature, network) === address;
}
