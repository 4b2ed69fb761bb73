/** Writes the script that proves a P2PKH input: a signature and the public key. */
import { script, Transaction } from 'bitcoinjs-lib';

/**
 * A signature as scripts carry it: DER, and the hash type behind it.
 *
 * @param signature - R and S, 64 bytes, S in the lower half
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/interpreter.cpp (IsValidSignatureEncoding)
 */
export const encodeSignature = (signature: Uint8Array): Uint8Array =>
  script.signature.encode(signature, Transaction.SIGHASH_ALL);

/** The input script of P2PKH. */
export const p2pkhInputScript = (signature: Uint8Array, publicKey: Uint8Array): Uint8Array =>
  script.compile([encodeSignature(signature), publicKey]);
