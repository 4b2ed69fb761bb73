/** Reads raw transactions into a plain structure, and rejects everything that no node would take for one. */
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

function decode(bytes: Uint8Array): Transaction | null {
  try {
    return Transaction.fromBuffer(bytes);
  } catch {
    // whatever the library says of it: these are no transaction
    return null;
  }
}

/** Whether every output, and all of them together, hold what can exist. */
function isMoney(outputs: Transaction['outs']): boolean {
  let sum = 0n;
  for (const { value } of outputs) {
    if (value < 0n || value > MAX_MONEY) return false;
    sum += value;
  }
  return sum <= MAX_MONEY;
}

/**
 * Whether nodes would take for a transaction what the library reads as one.
 *
 * Dogecoin has no witnesses, so a transaction without inputs, which is how one with witnesses begins, is none. A count that is
 * not in its shortest form shows in the size: written anew, the transaction is shorter.
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

/** Reads what is a transaction but for coins that it may spend twice. Nothing it is given makes it throw. */
export function readTransaction(bytes: Uint8Array): RawTransaction | null {
  const transaction = decodeWhole(bytes);
  if (transaction === null || !isMoney(transaction.outs)) return null;
  return {
    txid: txidOfBytes(bytes),
    size: bytes.length,
    // nodes read a signed number, the library one without a sign
    version: transaction.version | 0,
    inputs: transaction.ins.map(toInput),
    outputs: transaction.outs.map(({ value, script }) => ({ value: koinu(value), script })),
    lockTime: transaction.locktime,
  };
}

/** The first coin that is spent twice; null where there is none. */
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
 * Reads a raw transaction. Nothing it is given makes it throw.
 *
 * Problems: `not-a-transaction` · `impossible-amount`
 *
 * @param rawHex - of any origin
 */
export function parseTransaction(rawHex: string): Result<RawTransaction, BytesProblem> {
  const bytes = bytesOfHex(rawHex, MAX_RAW_SIZE);
  const read = bytes && readTransaction(bytes);
  if (read) return doubleSpentBy(read) === null ? ok(read) : err({ kind: 'not-a-transaction' });
  const isImpossible = bytes !== null && decodeWhole(bytes) !== null;
  return err({ kind: isImpossible ? 'impossible-amount' : 'not-a-transaction' });
}

/** Transactions by their own hash, each read once: whose bytes they were said to be does not matter, and what is none is left out. */
export function transactionsByHash(rawHexes: Iterable<string>): ReadonlyMap<Txid, RawTransaction> {
  const parsed = [...new Set(rawHexes)].map(parseTransaction);
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.value.txid, result.value]] : [])));
}

/**
 * The id of a raw transaction.
 *
 * Problems: those of `parseTransaction`
 */
export function txidOf(rawHex: string): Result<Txid, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  return parsed.ok ? ok(parsed.value.txid) : parsed;
}
