/** Reads raw transactions into a plain structure, and refuses everything that no node would take for one. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Koinu, koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { err, ok, type Result } from '../result.ts';
import { type Outpoint, outpointKey } from './Coin.ts';
import { BrokenBytes, ByteReader, bytesOfHex } from './rawBytes.ts';
import type { BytesProblem } from './Transfer.ts';
import { type Txid, txid } from './Txid.ts';
import { txidOfBytes } from './txidOf.ts';

/**
 * A block's size, bytes: no transaction is larger.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/consensus/consensus.h (MAX_BLOCK_BASE_SIZE)
 */
export const MAX_RAW_SIZE = 1_000_000;

/** One input as it stands in the bytes. */
export interface RawInput extends Outpoint {
  readonly script: Uint8Array;
  readonly sequence: number;
}

/** One output as it stands in the bytes. */
export interface RawOutput {
  /** koinu */
  readonly value: Koinu;
  readonly script: Uint8Array;
}

/** A transaction as its bytes say; the id was computed from them. */
export interface RawTransaction {
  readonly txid: Txid;
  /** bytes */
  readonly size: number;
  readonly version: number;
  readonly inputs: readonly RawInput[];
  readonly outputs: readonly RawOutput[];
  readonly lockTime: number;
}

/** The fewest bytes that an input or an output takes: they bound a count before anything is read. */
const MIN_INPUT = 41;
const MIN_OUTPUT = 9;

function readMany<Item>(reader: ByteReader, leastSize: number, read: (reader: ByteReader) => Item): Item[] {
  const count = reader.count();
  if (count === 0 || count * leastSize > reader.left) throw new BrokenBytes(`impossible count: ${count}`);
  return Array.from({ length: count }, () => read(reader));
}

const readInput = (reader: ByteReader): RawInput => ({
  txid: txid(bytesToHex(reader.take(32).slice().reverse())),
  vout: reader.uint32(),
  script: reader.take(reader.count()),
  sequence: reader.uint32(),
});

function readOutput(reader: ByteReader): RawOutput {
  const value = reader.int64();
  if (value < 0n || value > MAX_MONEY) throw new BrokenBytes('impossible value');
  return { value: koinu(value), script: reader.take(reader.count()) };
}

/** @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.cpp (CheckTransaction) */
function checkWhole(inputs: readonly Outpoint[], outputs: readonly RawOutput[]): void {
  if (new Set(inputs.map(outpointKey)).size < inputs.length) throw new BrokenBytes('a coin spent twice');
  let sum = 0n;
  for (const output of outputs) sum += output.value;
  if (sum > MAX_MONEY) throw new BrokenBytes('impossible sum');
}

function readTransaction(bytes: Uint8Array): RawTransaction {
  const reader = new ByteReader(bytes);
  const version = reader.int32();
  const inputs = readMany(reader, MIN_INPUT, readInput);
  const outputs = readMany(reader, MIN_OUTPUT, readOutput);
  const lockTime = reader.uint32();
  if (reader.left > 0) throw new BrokenBytes('bytes left over');
  checkWhole(inputs, outputs);
  return { txid: txidOfBytes(bytes), size: bytes.length, version, inputs, outputs, lockTime };
}

/**
 * Reads a raw transaction. Nothing it is given makes it throw.
 *
 * Dogecoin has no witnesses, so a transaction without inputs, which is how one with witnesses begins, is none.
 *
 * Problems: `not-a-transaction`
 *
 * @param rawHex - of any origin
 */
export function parseTransaction(rawHex: string): Result<RawTransaction, BytesProblem> {
  const bytes = bytesOfHex(rawHex, MAX_RAW_SIZE);
  if (bytes === null) return err({ kind: 'not-a-transaction' });
  try {
    return ok(readTransaction(bytes));
  } catch (thrown) {
    if (thrown instanceof BrokenBytes) return err({ kind: 'not-a-transaction' });
    throw thrown;
  }
}

/**
 * The id of a raw transaction.
 *
 * Problems: `not-a-transaction`
 */
export function txidOf(rawHex: string): Result<Txid, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  return parsed.ok ? ok(parsed.value.txid) : parsed;
}
