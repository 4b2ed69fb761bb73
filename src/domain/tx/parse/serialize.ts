/** Serializes transactions, and the messages that their inputs sign. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import type { Outpoint } from '../Coin.ts';
import { countSize } from '../sizes.ts';

/** Kennel's transactions are version 2. */
export const TRANSACTION_VERSION = 2;

/** Makes a transaction replaceable, and disables its lock time. @see BIP125 */
export const REPLACEABLE_SEQUENCE = 0xfffffffd;

const NO_SCRIPT = new Uint8Array(0);

/** An input to serialize. */
export interface WrittenInput extends Outpoint {
  /** absent: replaceable, as in all of Kennel's transactions */
  readonly sequence?: number;
}

/** The fields around inputs and outputs. */
export interface WrittenFrame {
  readonly version: number;
  readonly lockTime: number;
}

/** Of all Kennel transactions. */
const OWN_FRAME: WrittenFrame = { version: TRANSACTION_VERSION, lockTime: 0 };

/** An output to serialize: koinu and script. */
export interface WrittenOutput {
  readonly amount: bigint;
  readonly script: Uint8Array;
}

/**
 * A complete transaction.
 *
 * @param inputScripts - one for each outpoint, in the same order; empty where missing
 * @throws {Error} for an amount or an index that is out of range
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
    // not `addInput`, which validates each again: that takes longer than writing them
    transaction.ins.push({ hash, index: vout, script, sequence, witness: [] });
  }
  for (const { amount, script } of outputs) transaction.addOutput(script, amount);
  return transaction.toBuffer();
}

/** The bytes before the count of inputs. */
const VERSION_SIZE = 4;

const OUTPOINT_SIZE = 36;

/** The bytes after the script of a single input when there are no outputs: sequence 4, their count 1, lock time 4. */
const NO_OUTPUTS_SIZE = 9;

/** A script with its length prefix, as in an input. */
const writeScript = (spender: Outpoint, script: Uint8Array): Uint8Array =>
  serializeTransaction([spender], [script], []).subarray(VERSION_SIZE + 1 + OUTPOINT_SIZE, -NO_OUTPUTS_SIZE);

/** Serializes the script that each input spends; equal ones only once. */
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

/** The only hash type used, all inputs and all outputs, as it is appended to the message. */
const HASH_TYPE = Uint8Array.of(Transaction.SIGHASH_ALL, 0, 0, 0);

/**
 * The hashes that the inputs sign, in order: equal to the library's `hashForSignature`.
 *
 * An input signs the whole transaction with all input scripts empty except its own, which is the script it spends. Everything before that
 * script is the same for the next input, so its hash state is reused; everything after it is serialized once. The library serializes and
 * hashes everything anew for each input, which takes several times as long with many inputs.
 *
 * @param spentScripts - the script of each outpoint, in the same order
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

/** The complete message that an input signs. */
export interface SignedMessage {
  readonly index: number;
  readonly message: Uint8Array<ArrayBuffer>;
}

/**
 * The complete messages that inputs sign, before they are hashed twice: for a faster hash function without reusable state. Hashed twice
 * they are the result of `signatureHashes` for the same arguments. Each is as long as the transaction, so only the wanted ones are built.
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

/** The hash that an input signs, from its message's first hash. */
export const hashAgain = (once: Uint8Array): Uint8Array => sha256(once);
