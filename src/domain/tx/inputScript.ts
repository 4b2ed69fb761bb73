/** Writes the script that proves a P2PKH input: a signature and the public key. */
import { concatBytes } from '@noble/hashes/utils.js';
import { SIGHASH_ALL } from './serialize.ts';

const DER_SEQUENCE = 0x30;
const DER_INTEGER = 0x02;

/** A positive DER integer: without needless zeros, with one where the first bit would make it negative. */
function writeInteger(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.subarray(first < 0 ? bytes.length - 1 : first);
  const padded = (digits[0] ?? 0) >= 0x80 ? concatBytes(Uint8Array.of(0), digits) : digits;
  return concatBytes(Uint8Array.of(DER_INTEGER, padded.length), padded);
}

/**
 * A signature as scripts carry it: DER, and the hash type behind it.
 *
 * @param signature - R and S, 64 bytes, S in the lower half
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/interpreter.cpp (IsValidSignatureEncoding)
 */
export function encodeSignature(signature: Uint8Array): Uint8Array {
  const integers = concatBytes(
    writeInteger(signature.subarray(0, 32)),
    writeInteger(signature.subarray(32, 64)),
  );
  return concatBytes(Uint8Array.of(DER_SEQUENCE, integers.length), integers, Uint8Array.of(SIGHASH_ALL));
}

const push = (bytes: Uint8Array): Uint8Array => concatBytes(Uint8Array.of(bytes.length), bytes);

/** The input script of P2PKH. */
export const p2pkhInputScript = (signature: Uint8Array, publicKey: Uint8Array): Uint8Array =>
  concatBytes(push(encodeSignature(signature)), push(publicKey));
