/** Signs P2PKH inputs with one key, for the sandbox's miner and for builders of test transactions. */

import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { pointFromScalar, sign } from 'tiny-secp256k1';
import { hash160 } from '../../../src/domain/address/addressScript.ts';
import { idToHash, joinBytes } from '../bytes.ts';
import { OP } from '../script/opcodes.ts';
import { signatureHash } from '../script/sighash.ts';
import type { NewOutput } from './blockBytes.ts';

const SIGHASH_ALL = 1;
/** Replaceable (BIP125). */
export const REPLACEABLE = 0xfffffffd;

export interface SigningKey {
  readonly secret: Uint8Array;
  /** compressed */
  readonly publicKey: Uint8Array;
  /** P2PKH */
  readonly script: Uint8Array;
}

/** @throws {RangeError} when the 32 bytes are no valid key */
export function signingKey(secret: Uint8Array): SigningKey {
  const publicKey = pointFromScalar(secret, true);
  if (!publicKey) throw new RangeError('not a private key');
  const head = Uint8Array.of(OP.DUP, OP.HASH160, 20);
  const tail = Uint8Array.of(OP.EQUALVERIFY, OP.CHECKSIG);
  return { secret, publicKey, script: joinBytes([head, hash160(publicKey), tail]) };
}

/** The parts of a new transaction. */
export interface NewTransaction {
  readonly inputs: readonly { readonly txid: string; readonly vout: number }[];
  readonly outputs: readonly NewOutput[];
  /** 1 by default */
  readonly version?: number;
  /** final by default */
  readonly sequence?: number;
  readonly lockTime?: number;
}

/** Makes and signs a transaction whose inputs all spend one key's P2PKH outputs. */
export function signTransaction(wanted: NewTransaction, key: SigningKey): Transaction {
  const tx = new Transaction();
  tx.version = wanted.version ?? 1;
  tx.locktime = wanted.lockTime ?? 0;
  for (const input of wanted.inputs) tx.addInput(idToHash(input.txid), input.vout, wanted.sequence);
  for (const output of wanted.outputs) tx.addOutput(output.script, output.value);
  for (const [at, input] of tx.ins.entries()) {
    const hash = signatureHash(tx, at, key.script, SIGHASH_ALL);
    const signature = scripts.signature.encode(sign(hash, key.secret), SIGHASH_ALL);
    input.script = scripts.compile([signature, key.publicKey]);
  }
  return tx;
}
