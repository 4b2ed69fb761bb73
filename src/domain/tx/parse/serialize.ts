/** Writes transactions as bytes, and what their inputs sign. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import type { Outpoint } from '../Coin.ts';
import { countSize } from '../sizes.ts';

/** Kennel's transactions are version 2. */
export const TRANSACTION_VERSION = 2;

/** Lets a transaction be replaced, and leaves its lock time without effect. @see BIP125 */
export const REPLACEABLE_SEQUENCE = 0xfffffffd;

const NO_SCRIPT = new Uint8Array(0);

/** A coin that an input spends. */
export interface WrittenInput extends Outpoint {
  /** absent: replaceable, as all that Kennel makes */
  readonly sequence?: number;
}

/** What stands around inputs and outputs. */
export interface WrittenFrame {
  readonly version: number;
  readonly lockTime: number;
}

/** Of all that Kennel makes. */
const OWN_FRAME: WrittenFrame = { version: TRANSACTION_VERSION, lockTime: 0 };

/** An output to be written: koinu and script. */
export interface WrittenOutput {
  readonly amount: bigint;
  readonly script: Uint8Array;
}

/**
 * A whole transaction.
 *
 * @param inputScripts - one for each outpoint, in the same order; empty where it is missing
 * @throws {Error} for an amount or an index that no transaction can hold
 */
export function serializeTransaction(
  outpoints: readonly WrittenInput[],
  inputScripts: readonly Uint8Array[],
  outputs: readonly WrittenOutput[],
  { version, lockTime }: WrittenFrame = OWN_FRAME,
): Uint8Array {
  const transaction = new Transaction();
  transaction.version = version >>> 0;
  transaction.locktime = lockTime;
  for (const [index, { txid, vout, sequence = REPLACEABLE_SEQUENCE }] of outpoints.entries()) {
    const script = inputScripts[index] ?? NO_SCRIPT;
    const hash = hexToBytes(txid).reverse();
    // not `addInput`, which checks the form of each again: it takes longer than writing them
    transaction.ins.push({ hash, index: vout, script, sequence, witness: [] });
  }
  for (const { amount, script } of outputs) transaction.addOutput(script, amount);
  return transaction.toBuffer();
}

/** What stands before the inputs, apart from their count, bytes. */
const VERSION_SIZE = 4;

const OUTPOINT_SIZE = 36;

/** What stands behind the script of the only input where there is no output: sequence 4, their count 1, lock time 4. */
const NO_OUTPUTS_SIZE = 9;

/** A script with its length before it, as an input has it. */
const writeScript = (spender: Outpoint, script: Uint8Array): Uint8Array =>
  serializeTransaction([spender], [script], []).subarray(VERSION_SIZE + 1 + OUTPOINT_SIZE, -NO_OUTPUTS_SIZE);

/** Writes the script that each input spends; the same for several is written once. */
function scriptWriter(): typeof writeScript {
  const written = new Map<Uint8Array, Uint8Array>();
  return (spender, script) => {
    const bytes = written.get(script) ?? writeScript(spender, script);
    written.set(script, bytes);
    return bytes;
  };
}

/** Outpoint, script length 1, sequence 4. */
const BLANK_INPUT_SIZE = OUTPOINT_SIZE + 5;

/** The only hash type used, all inputs and all outputs, as it stands behind what is hashed. */
const HASH_TYPE = Uint8Array.of(Transaction.SIGHASH_ALL, 0, 0, 0);

/**
 * The hashes that the inputs sign, one after the other: each is what the library's `hashForSignature` gives.
 *
 * What an input signs is the whole transaction with all input scripts empty but its own, which is the script it spends. All
 * before it is the same for the next input, so the hash of it is kept and goes on from there; all behind it is written once.
 * The library writes and hashes everything anew for each input, which takes several times as long where there are many.
 *
 * @param spentScripts - the script that each outpoint carries, in the same order
 */
export function* signatureHashes(
  outpoints: readonly Outpoint[],
  spentScripts: readonly Uint8Array[],
  outputs: readonly WrittenOutput[],
): Generator<Uint8Array, void, undefined> {
  const blank = concatBytes(serializeTransaction(outpoints, [], outputs), HASH_TYPE);
  const write = scriptWriter();
  let at = VERSION_SIZE + countSize(outpoints.length);
  const before = sha256.create().update(blank.subarray(0, at));
  for (const [index, outpoint] of outpoints.entries()) {
    const script = write(outpoint, spentScripts[index] ?? NO_SCRIPT);
    const [scriptAt, next] = [at + OUTPOINT_SIZE, at + BLANK_INPUT_SIZE];
    const own = before.clone().update(blank.subarray(at, scriptAt)).update(script);
    yield sha256(own.update(blank.subarray(scriptAt + 1)).digest());
    before.update(blank.subarray(at, next));
    at = next;
  }
}

/** What an input signs, whole. */
export interface SignedMessage {
  readonly index: number;
  readonly message: Uint8Array<ArrayBuffer>;
}

/**
 * What inputs sign, whole and before it is hashed twice: for a hash that is quicker than this one and has no state to go
 * on from. Hashed twice it is what `signatureHashes` gives, to which the arguments are the same. Each is as long as the transaction,
 * so that none is written of an input that nobody wants.
 */
export function* signedMessages(
  outpoints: readonly WrittenInput[],
  spentScripts: readonly Uint8Array[],
  outputs: readonly WrittenOutput[],
  frame: WrittenFrame = OWN_FRAME,
  wants: (index: number) => boolean = () => true,
): Generator<SignedMessage, void, undefined> {
  const blank = concatBytes(serializeTransaction(outpoints, [], outputs, frame), HASH_TYPE);
  const write = scriptWriter();
  const firstAt = VERSION_SIZE + countSize(outpoints.length) + OUTPOINT_SIZE;
  for (const [index, outpoint] of outpoints.entries()) {
    if (!wants(index)) continue;
    const scriptAt = firstAt + index * BLANK_INPUT_SIZE;
    const script = write(outpoint, spentScripts[index] ?? NO_SCRIPT);
    const message = new Uint8Array(blank.length - 1 + script.length);
    message.set(blank.subarray(0, scriptAt));
    message.set(script, scriptAt);
    message.set(blank.subarray(scriptAt + 1), scriptAt + script.length);
    yield { index, message };
  }
}

/** The hash that an input signs, of its message that was hashed once. */
export const hashAgain = (once: Uint8Array): Uint8Array => sha256(once);
