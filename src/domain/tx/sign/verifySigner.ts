/**
 * Determines whose keys signed a transaction. Addresses and public keys are public; a signature over these very bytes is proof. Loads the
 * curve: import it lazily, or in the key worker.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { opcodes, script as scripts, Transaction } from 'bitcoinjs-lib';
import { addressOfPublicKey, addressOfRedeemScript, scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { ecc } from '../../keys/ecc.ts';
import { type Outpoint, outpointKey } from '../Coin.ts';
import { multisigOf } from '../parse/multisigScript.ts';
import type { RawInput, RawTransaction } from '../parse/parseTransaction.ts';

const { SIGHASH_ALL } = Transaction;
const { OP_0 } = opcodes;

/** The contents of an input's script. */
interface Proof {
  /** of the coin it spends */
  readonly address: DogeAddress;
  /** the script that the signatures cover in place of the input's */
  readonly signed: Uint8Array;
  /** including the hash type */
  readonly signatures: readonly Uint8Array[];
  /** the possible signers, in the same order as the signatures */
  readonly publicKeys: readonly Uint8Array[];
}

const isData = (chunk: number | Uint8Array | undefined): chunk is Uint8Array => chunk instanceof Uint8Array;

/** OP_0, the required number of signatures, and the redeem script. */
function readMultisigProof(chunks: readonly (number | Uint8Array)[], network: Network): Proof | null {
  const [dummy, ...rest] = chunks;
  const data = rest.filter(isData);
  const signed = data.at(-1);
  const multisig = signed === undefined ? null : multisigOf(signed);
  if (dummy !== OP_0 || data.length !== rest.length || signed === undefined || multisig === null) return null;
  const signatures = data.slice(0, -1);
  if (signatures.length !== multisig.required) return null;
  const publicKeys = multisig.publicKeys.map(hexToBytes);
  return { address: addressOfRedeemScript(signed, network), signed, signatures, publicKeys };
}

/** A signature and its public key. */
function readKeyProof(chunks: readonly (number | Uint8Array)[], network: Network): Proof | null {
  const [signature, publicKey] = chunks;
  if (chunks.length !== 2 || !isData(signature) || !isData(publicKey)) return null;
  const address = addressOfPublicKey(publicKey, network);
  const signed = scriptOfAddress(address, network);
  return { address, signed, signatures: [signature], publicKeys: [publicKey] };
}

/** Null for scripts with anything else, or with pushes that are not in their shortest form. */
function readProof({ script }: RawInput, network: Network): Proof | null {
  const chunks = scripts.decompile(script) ?? [];
  if (scripts.compile(chunks).length !== script.length) return null;
  return readKeyProof(chunks, network) ?? readMultisigProof(chunks, network);
}

/** Verifies a signature in strict DER with SIGHASH_ALL. */
function isGood(signature: Uint8Array, publicKey: Uint8Array, hash: Uint8Array): boolean {
  if (!scripts.isCanonicalScriptSignature(signature) || signature.at(-1) !== SIGHASH_ALL) return false;
  try {
    return ecc.verify(hash, publicKey, scripts.signature.decode(signature).signature);
  } catch {
    // from others: an invalid key, or numbers that are not a signature
    return false;
  }
}

/** Whether each signature belongs to one of the keys, in order, as nodes check them. */
function areGood({ signatures, publicKeys }: Proof, hash: Uint8Array): boolean {
  let found = 0;
  for (const publicKey of publicKeys) {
    const next = signatures[found];
    if (next !== undefined && isGood(next, publicKey, hash)) found += 1;
  }
  return found === signatures.length;
}

/** The hash that an input signs: the transaction with all input scripts empty but its own, which is the script it spends. */
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
    const proof = input && readProof(input, network);
    if (!proof || !isOwn(proof.address)) return false;
    return areGood(proof, signatureHash(transaction, at, proof.signed));
  } catch {
    // from others: an invalid public key
    return false;
  }
}

/**
 * Whether one of our keys, or the required number of keys of one of our scripts, signed these very bytes, in at least one input.
 *
 * @param isOwn - whether an address is ours
 */
export const isSignedByUs = (
  transaction: RawTransaction,
  isOwn: (address: DogeAddress) => boolean,
  network: Network,
): boolean => transaction.inputs.some((_, at) => isSignedInput(transaction, at, isOwn, network));

/** Whether an address's keys signed the spending of one of its coins, in these very bytes. */
export function isSpentBy(
  transaction: RawTransaction,
  coin: Outpoint & { readonly address: DogeAddress },
  network: Network,
): boolean {
  const at = transaction.inputs.findIndex((input) => outpointKey(input) === outpointKey(coin));
  return at >= 0 && isSignedInput(transaction, at, (address) => address === coin.address, network);
}
