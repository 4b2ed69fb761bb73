/**
 * Tells whose key signed a transaction. Addresses and public keys are known to everybody; a signature over these very bytes is
 * not. Loads the curve: import it lazily, or in the key worker.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { addressOfPublicKey, scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { ecc } from '../../keys/ecc.ts';
import { type Outpoint, outpointKey } from '../Coin.ts';
import type { RawInput, RawTransaction } from '../parse/parseTransaction.ts';

const { SIGHASH_ALL } = Transaction;

/** What the script of a P2PKH input holds. */
interface Proof {
  /** R and S, 64 bytes */
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
}

/**
 * The proof in a script that is nothing but a signature over everything, in strict DER, and a key, each pushed in its shortest
 * form; null for every other.
 *
 * @throws {Error} for numbers that are too large for a signature
 */
function readProof({ script }: RawInput): Proof | null {
  const chunks = scripts.decompile(script) ?? [];
  const [signature, publicKey] = chunks;
  if (!(signature instanceof Uint8Array && publicKey instanceof Uint8Array) || chunks.length !== 2)
    return null;
  if (!scripts.isCanonicalScriptSignature(signature) || signature.at(-1) !== SIGHASH_ALL) return null;
  if (scripts.compile(chunks).length !== script.length) return null;
  return { signature: scripts.signature.decode(signature).signature, publicKey };
}

/** What an input signs: the transaction with no input script but its own, which is the one that it spends. */
function signatureHash(
  { version, inputs, outputs, lockTime }: RawTransaction,
  at: number,
  spent: Uint8Array,
): Uint8Array {
  const transaction = new Transaction();
  transaction.version = version >>> 0;
  transaction.locktime = lockTime;
  for (const { txid, vout, sequence } of inputs)
    transaction.addInput(hexToBytes(txid).reverse(), vout, sequence);
  for (const { value, script } of outputs) transaction.addOutput(script, value);
  return transaction.hashForSignature(at, spent, SIGHASH_ALL);
}

function isSignedInput(
  transaction: RawTransaction,
  at: number,
  isOwn: (address: DogeAddress) => boolean,
  network: Network,
): boolean {
  const input = transaction.inputs[at];
  try {
    const proof = input && readProof(input);
    if (!proof) return false;
    const address = addressOfPublicKey(proof.publicKey, network);
    if (!isOwn(address)) return false;
    const hash = signatureHash(transaction, at, scriptOfAddress(address, network));
    return ecc.verify(hash, proof.publicKey, proof.signature);
  } catch {
    // bytes of somebody else: a public key or a signature that is none
    return false;
  }
}

/**
 * Whether a key of ours signed these very bytes, in at least one P2PKH input.
 *
 * @param isOwn - whether an address is ours
 */
export const isSignedByUs = (
  transaction: RawTransaction,
  isOwn: (address: DogeAddress) => boolean,
  network: Network,
): boolean => transaction.inputs.some((_, at) => isSignedInput(transaction, at, isOwn, network));

/** Whether the key of an address signed the spending of one of its coins, in these very bytes. */
export function isSpentBy(
  transaction: RawTransaction,
  coin: Outpoint & { readonly address: DogeAddress },
  network: Network,
): boolean {
  const at = transaction.inputs.findIndex((input) => outpointKey(input) === outpointKey(coin));
  return at >= 0 && isSignedInput(transaction, at, (address) => address === coin.address, network);
}
