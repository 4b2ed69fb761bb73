/**
 * Tells whose key signed a transaction. Addresses and public keys are known to everybody; a signature over these very bytes is
 * not. Loads the curve: import it lazily, or in the key worker.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey, scriptOfAddress } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { ecc } from '../keys/ecc.ts';
import { type Outpoint, outpointKey } from './Coin.ts';
import type { RawInput, RawTransaction } from './parseTransaction.ts';
import { SIGHASH_ALL, writeCount } from './serialize.ts';

/** What the script of a P2PKH input holds. */
interface Proof {
  /** R and S, 64 bytes */
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
}

const DER_SEQUENCE = 0x30;
const DER_INTEGER = 0x02;

/** The two pushes of a script that is nothing but two pushes. How long they may be is decided by what reads them. */
function readPushes(script: Uint8Array): readonly [Uint8Array, Uint8Array] | null {
  const [first = 0] = script;
  const second = script[1 + first] ?? 0;
  if (script.length !== 2 + first + second) return null;
  return [script.subarray(1, 1 + first), script.subarray(2 + first)];
}

/** A DER integer as 32 bytes; null when it is larger. */
function fixedInteger(bytes: Uint8Array): Uint8Array | null {
  const digits = bytes.length === 33 && bytes[0] === 0 ? bytes.subarray(1) : bytes;
  if (digits.length === 0 || digits.length > 32) return null;
  const fixed = new Uint8Array(32);
  fixed.set(digits, 32 - digits.length);
  return fixed;
}

/** R and S of a signature over everything; null for any other hash type, and for what is no strict DER. */
function readSignature(push: Uint8Array): Uint8Array | null {
  if (push.at(-1) !== SIGHASH_ALL) return null;
  const der = push.subarray(0, -1);
  const lengthOfR = der[3] ?? 0;
  const lengthOfS = der[5 + lengthOfR] ?? 0;
  const isFramed =
    der[0] === DER_SEQUENCE &&
    der[1] === der.length - 2 &&
    der[2] === DER_INTEGER &&
    der[4 + lengthOfR] === DER_INTEGER &&
    der.length === 6 + lengthOfR + lengthOfS;
  if (!isFramed) return null;
  const r = fixedInteger(der.subarray(4, 4 + lengthOfR));
  const s = fixedInteger(der.subarray(6 + lengthOfR));
  return r === null || s === null ? null : concatBytes(r, s);
}

function readProof({ script }: RawInput): Proof | null {
  const pushes = readPushes(script);
  const signature = pushes && readSignature(pushes[0]);
  return pushes && signature && { signature, publicKey: pushes[1] };
}

const uint32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};

const int64 = (value: bigint): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, value, true);
  return bytes;
};

const withLength = (script: Uint8Array): Uint8Array => concatBytes(writeCount(script.length), script);

/** What an input signs: the transaction with no input script but its own, which is the one that it spends. */
function signatureHash(
  { version, inputs, outputs, lockTime }: RawTransaction,
  at: number,
  spent: Uint8Array,
) {
  const writtenInputs = inputs.map(({ txid, vout, sequence }, index) =>
    concatBytes(
      hexToBytes(txid).reverse(),
      uint32(vout),
      withLength(index === at ? spent : new Uint8Array(0)),
      uint32(sequence),
    ),
  );
  const writtenOutputs = outputs.map(({ value, script }) => concatBytes(int64(value), withLength(script)));
  return sha256(
    sha256(
      concatBytes(
        uint32(version),
        writeCount(inputs.length),
        ...writtenInputs,
        writeCount(outputs.length),
        ...writtenOutputs,
        uint32(lockTime),
        uint32(SIGHASH_ALL),
      ),
    ),
  );
}

function isSignedInput(
  transaction: RawTransaction,
  at: number,
  isOwn: (address: DogeAddress) => boolean,
  network: Network,
): boolean {
  const input = transaction.inputs[at];
  const proof = input && readProof(input);
  if (!proof) return false;
  try {
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
