/** Parses raw transactions into a plain structure, and rejects everything that nodes would not accept as one. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { type Koinu, koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import { bytesOfHex } from '../../bytes.ts';
import { err, ok, type Result } from '../../result.ts';
import { type Outpoint, outpointKey } from '../Coin.ts';
import type { BytesProblem } from '../Transfer.ts';
import { type Txid, txid } from '../Txid.ts';
import { txidOfBytes } from './txidOf.ts';

/**
 * Maximum size of a block, and so of a transaction, bytes.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/consensus/consensus.h (MAX_BLOCK_BASE_SIZE)
 */
export const MAX_RAW_SIZE = 1_000_000;

export interface RawInput extends Outpoint {
  readonly script: Uint8Array;
  readonly sequence: number;
}

export interface RawOutput {
  /** koinu */
  readonly value: Koinu;
  readonly script: Uint8Array;
}

/** A parsed transaction; the txid is computed from its bytes. */
export interface RawTransaction {
  readonly txid: Txid;
  /** bytes */
  readonly size: number;
  readonly version: number;
  readonly inputs: readonly RawInput[];
  readonly outputs: readonly RawOutput[];
  readonly lockTime: number;
}

function decode(bytes: Uint8Array): Transaction | null {
  try {
    return Transaction.fromBuffer(bytes);
  } catch {
    // any error of the library: not a transaction
    return null;
  }
}

/** Whether each output and their sum are within MAX_MONEY. */
function isMoney(outputs: Transaction['outs']): boolean {
  let sum = 0n;
  for (const { value } of outputs) {
    if (value < 0n || value > MAX_MONEY) return false;
    sum += value;
  }
  return sum <= MAX_MONEY;
}

/**
 * Whether nodes would accept what the library parses as a transaction.
 *
 * Dogecoin has no witnesses, so a transaction without inputs, which is how the witness format begins, is invalid. A count that is not in
 * its shortest form shows in the size: serialized again, the transaction is shorter.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.cpp (CheckTransaction)
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/serialize.h (ReadCompactSize)
 */
function isWellFormed(transaction: Transaction, size: number): boolean {
  const { ins, outs } = transaction;
  if (ins.length === 0 || outs.length === 0 || transaction.hasWitnesses()) return false;
  return transaction.byteLength() === size;
}

function decodeWhole(bytes: Uint8Array): Transaction | null {
  const transaction = decode(bytes);
  return transaction && isWellFormed(transaction, bytes.length) ? transaction : null;
}

const toInput = ({ hash, index, script, sequence }: Transaction['ins'][number]): RawInput => ({
  txid: txid(bytesToHex(hash.slice().reverse())),
  vout: index,
  script,
  sequence,
});

/** Parses a transaction, but does not check for duplicate inputs; never throws. */
export function readTransaction(bytes: Uint8Array): RawTransaction | null {
  const transaction = decodeWhole(bytes);
  if (transaction === null || !isMoney(transaction.outs)) return null;
  return {
    txid: txidOfBytes(bytes),
    size: bytes.length,
    // nodes read a signed number, the library an unsigned one
    version: transaction.version | 0,
    inputs: transaction.ins.map(toInput),
    outputs: transaction.outs.map(({ value, script }) => ({ value: koinu(value), script })),
    lockTime: transaction.locktime,
  };
}

/** The first coin that is spent twice; null when there is none. */
export function doubleSpentBy({ inputs }: Pick<RawTransaction, 'inputs'>): Outpoint | null {
  const spent = new Set<string>();
  for (const { txid, vout } of inputs) {
    const key = outpointKey({ txid, vout });
    if (spent.has(key)) return { txid, vout };
    spent.add(key);
  }
  return null;
}

/**
 * Parses a raw transaction; never throws.
 *
 * Problems: `not-a-transaction` · `impossible-amount`
 *
 * @param rawHex - untrusted
 */
export function parseTransaction(rawHex: string): Result<RawTransaction, BytesProblem> {
  const bytes = bytesOfHex(rawHex, MAX_RAW_SIZE);
  const read = bytes && readTransaction(bytes);
  if (read) return doubleSpentBy(read) === null ? ok(read) : err({ kind: 'not-a-transaction' });
  const isImpossible = bytes !== null && decodeWhole(bytes) !== null;
  return err({ kind: isImpossible ? 'impossible-amount' : 'not-a-transaction' });
}

/** Transactions by their own hash, each parsed once, whatever id they were reported under; invalid ones are left out. */
export function transactionsByHash(rawHexes: Iterable<string>): ReadonlyMap<Txid, RawTransaction> {
  const parsed = [...new Set(rawHexes)].map(parseTransaction);
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.value.txid, result.value]] : [])));
}

/**
 * The txid of a raw transaction.
 *
 * Problems: those of `parseTransaction`
 */
export function txidOf(rawHex: string): Result<Txid, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  return parsed.ok ? ok(parsed.value.txid) : parsed;
}
