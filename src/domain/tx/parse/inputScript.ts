/** Writes the input script of P2PKH: a signature and the public key. */
import { script, Transaction } from 'bitcoinjs-lib';

/**
 * A signature in the encoding of scripts: DER, followed by the hash type.
 *
 * @param signature - R and S, 64 bytes, S in the lower half
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/interpreter.cpp (IsValidSignatureEncoding)
 */
export const encodeSignature = (signature: Uint8Array): Uint8Array =>
  script.signature.encode(signature, Transaction.SIGHASH_ALL);

export const p2pkhInputScript = (signature: Uint8Array, publicKey: Uint8Array): Uint8Array =>
  script.compile([encodeSignature(signature), publicKey]);
