/** Writes transactions as bytes, and what their inputs sign. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Outpoint } from './Coin.ts';
import { countSize } from './sizes.ts';

/** Kennel's transactions are version 2. */
export const TRANSACTION_VERSION = 2;

/** Lets a transaction be replaced, and leaves its lock time without effect. @see BIP125 */
export const REPLACEABLE_SEQUENCE = 0xfffffffd;

/** The only hash type used: all inputs and all outputs. */
export const SIGHASH_ALL = 1;

/** An output to be written: koinu and script. */
export interface WrittenOutput {
  readonly amount: bigint;
  readonly script: Uint8Array;
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

/** A CompactSize in its shortest form. @throws {RangeError} when it is no count */
export function writeCount(count: number): Uint8Array {
  const size = countSize(count);
  if (size === 1) return Uint8Array.of(count);
  return size === 3
    ? Uint8Array.of(0xfd, count & 0xff, count >> 8)
    : concatBytes(Uint8Array.of(0xfe), uint32(count));
}

const writeScript = (script: Uint8Array): Uint8Array => concatBytes(writeCount(script.length), script);

const VERSION = uint32(TRANSACTION_VERSION);
const SEQUENCE = uint32(REPLACEABLE_SEQUENCE);
const LOCK_TIME = uint32(0);
const NO_SCRIPT = new Uint8Array(0);

const writeOutpoint = ({ txid, vout }: Outpoint): Uint8Array =>
  concatBytes(hexToBytes(txid).reverse(), uint32(vout));

const writeInput = (outpoint: Outpoint, script: Uint8Array): Uint8Array =>
  concatBytes(writeOutpoint(outpoint), writeScript(script), SEQUENCE);

const writeOutputs = (outputs: readonly WrittenOutput[]): Uint8Array =>
  concatBytes(
    writeCount(outputs.length),
    ...outputs.map(({ amount, script }) => concatBytes(int64(amount), writeScript(script))),
  );

/**
 * A whole transaction.
 *
 * @param inputScripts - one for each outpoint, in the same order
 */
export function serializeTransaction(
  outpoints: readonly Outpoint[],
  inputScripts: readonly Uint8Array[],
  outputs: readonly WrittenOutput[],
): Uint8Array {
  const inputs = outpoints.map((outpoint, index) => writeInput(outpoint, inputScripts[index] ?? NO_SCRIPT));
  return concatBytes(VERSION, writeCount(inputs.length), ...inputs, writeOutputs(outputs), LOCK_TIME);
}

/**
 * The hashes that the inputs sign, one after the other.
 *
 * What an input signs is the whole transaction with all input scripts empty but its own, which is the script it spends. All
 * before it is the same for the next input, so the hash of it is kept and goes on from there; all behind it is written once.
 *
 * @param spentScripts - the script that each outpoint carries, in the same order
 */
export function* signatureHashes(
  outpoints: readonly Outpoint[],
  spentScripts: readonly Uint8Array[],
  outputs: readonly WrittenOutput[],
): Generator<Uint8Array, void, undefined> {
  const blank = outpoints.map((outpoint) => writeInput(outpoint, NO_SCRIPT));
  const tail = concatBytes(...blank, writeOutputs(outputs), LOCK_TIME, uint32(SIGHASH_ALL));
  const before = sha256.create().update(VERSION).update(writeCount(outpoints.length));
  let offset = 0;
  for (const [index, outpoint] of outpoints.entries()) {
    const empty = blank[index] ?? NO_SCRIPT;
    offset += empty.length;
    const own = writeInput(outpoint, spentScripts[index] ?? NO_SCRIPT);
    yield sha256(before.clone().update(own).update(tail.subarray(offset)).digest());
    before.update(empty);
  }
}
