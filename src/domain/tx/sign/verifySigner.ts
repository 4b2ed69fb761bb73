/**
 * Tells whose key, or keys, signed a transaction. Addresses and public keys are known to everybody; a signature over these very bytes is
 * not. Loads the curve: import it lazily, or in the key worker.
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

/** What the script of an input shows. */
interface Proof {
  /** whose coin it spends */
  readonly address: DogeAddress;
  /** what the signatures cover in place of the input's script */
  readonly signed: Uint8Array;
  /** with their hash type */
  readonly signatures: readonly Uint8Array[];
  /** each of which may have made one of these, in the same order */
  readonly publicKeys: readonly Uint8Array[];
}

const isData = (chunk: number | Uint8Array | undefined): chunk is Uint8Array => chunk instanceof Uint8Array;

/** A nothing, as many signatures as are asked for, and the script behind the address. */
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

/** A signature and the key behind the address. */
function readKeyProof(chunks: readonly (number | Uint8Array)[], network: Network): Proof | null {
  const [signature, publicKey] = chunks;
  if (chunks.length !== 2 || !isData(signature) || !isData(publicKey)) return null;
  const address = addressOfPublicKey(publicKey, network);
  const signed = scriptOfAddress(address, network);
  return { address, signed, signatures: [signature], publicKeys: [publicKey] };
}

/** The proof in a script that is nothing else, each part pushed in its shortest form; null for every other. */
function readProof({ script }: RawInput, network: Network): Proof | null {
  const chunks = scripts.decompile(script) ?? [];
  if (scripts.compile(chunks).length !== script.length) return null;
  return readKeyProof(chunks, network) ?? readMultisigProof(chunks, network);
}

/** Whether a signature over everything, in strict DER, is one of a key over a hash. */
function isGood(signature: Uint8Array, publicKey: Uint8Array, hash: Uint8Array): boolean {
  if (!scripts.isCanonicalScriptSignature(signature) || signature.at(-1) !== SIGHASH_ALL) return false;
  try {
    return ecc.verify(hash, publicKey, scripts.signature.decode(signature).signature);
  } catch {
    // of somebody else: a key that is no point, or numbers that no signature has
    return false;
  }
}

/** Whether each signature is one of the keys, in their order: as nodes check them. */
function areGood({ signatures, publicKeys }: Proof, hash: Uint8Array): boolean {
  let found = 0;
  for (const publicKey of publicKeys) {
    const next = signatures[found];
    if (next !== undefined && isGood(next, publicKey, hash)) found += 1;
  }
  return found === signatures.length;
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
    const proof = input && readProof(input, network);
    if (!proof || !isOwn(proof.address)) return false;
    return areGood(proof, signatureHash(transaction, at, proof.signed));
  } catch {
    // bytes of somebody else: a public key that is none
    return false;
  }
}

/**
 * Whether a key of ours, or as many keys as a script of ours asks for, signed these very bytes, in at least one input.
 *
 * @param isOwn - whether an address is ours
 */
export const isSignedByUs = (
  transaction: RawTransaction,
  isOwn: (address: DogeAddress) => boolean,
  network: Network,
): boolean => transaction.inputs.some((_, at) => isSignedInput(transaction, at, isOwn, network));

/** Whether the key or keys of an address signed the spending of one of its coins, in these very bytes. */
export function isSpentBy(
  transaction: RawTransaction,
  coin: Outpoint & { readonly address: DogeAddress },
  network: Network,
): boolean {
  const at = transaction.inputs.findIndex((input) => outpointKey(input) === outpointKey(coin));
  return at >= 0 && isSignedInput(transaction, at, (address) => address === coin.address, network);
}
