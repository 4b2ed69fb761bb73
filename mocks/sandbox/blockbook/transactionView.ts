/** A transaction in Blockbook's format. */

import { addressOfScript } from '../../../src/domain/address/addressScript.ts';
import { hashToId, toHex } from '../bytes.ts';
import { isReplaceable } from '../chain/mempoolChecks.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import type { TransactionRecord } from '../chain/types.ts';
import { ownerScript } from '../script/standardScripts.ts';
import { nodeView } from './nodeView.ts';
import { ifTrue, type Json, unlessZero } from './types.ts';

const OP_RETURN = 0x6a;
const OP_PUSHDATA1 = 0x4c;

function readText(data: Uint8Array): string {
  try {
    return `(${new TextDecoder('utf-8', { fatal: true }).decode(data)})`;
  } catch {
    return toHex(data);
  }
}

function dataText(script: Uint8Array): string | null {
  if (script[0] !== OP_RETURN) return null;
  const at = script[1] === OP_PUSHDATA1 ? 3 : 2;
  const data = script.subarray(at);
  return data.length === script[at - 1] ? `OP_RETURN ${readText(data)}` : null;
}

interface AddressFields {
  readonly addresses: readonly string[] | null;
  readonly isAddress: boolean;
}

/** A script's addresses. `addresses[0]` may be a text that is no address: then `isAddress` is false. */
export function addressFields(script: Uint8Array, sandbox: Sandbox): AddressFields {
  const address = addressOfScript(ownerScript(script), sandbox.network);
  if (address) return { addresses: [address], isAddress: true };
  const text = dataText(script);
  return { addresses: text === null ? null : [text], isAddress: false };
}

function coinbaseInput(script: Uint8Array, sequence: number): Json {
  return { sequence, n: 0, isAddress: false, coinbase: toHex(script) };
}

function inputView(record: TransactionRecord, n: number, sandbox: Sandbox, detail: TransactionDetail): Json {
  const input = record.tx.ins[n];
  const spent = record.spends[n];
  if (!input) throw new RangeError(`no input ${n}`);
  if (record.isCoinbase || !spent) return coinbaseInput(input.script, input.sequence);
  const { addresses, isAddress } = addressFields(spent.script, sandbox);
  const isOwn = ifTrue(toHex(ownerScript(spent.script)) === detail.own);
  const shared = { n, addresses: addresses ?? undefined, isAddress, isOwn, value: spent.value.toString() };
  if (detail.isLight) return shared;
  return {
    txid: hashToId(input.hash),
    vout: unlessZero(input.index),
    sequence: unlessZero(input.sequence),
    ...shared,
    hex: toHex(input.script),
  };
}

function outputView(record: TransactionRecord, n: number, sandbox: Sandbox, detail: TransactionDetail): Json {
  const output = record.tx.outs[n];
  if (!output) throw new RangeError(`no output ${n}`);
  const spender = sandbox.chain.spenderOf(record.txid, n);
  return {
    value: output.value.toString(),
    n,
    spent: ifTrue(spender !== undefined),
    spentTxId: detail.isSpendingAsked ? spender : undefined,
    spentHeight: detail.isSpendingAsked && spender ? sandbox.chain.blockOf(spender)?.height : undefined,
    hex: detail.isLight ? undefined : toHex(output.script),
    ...addressFields(output.script, sandbox),
    isOwn: ifTrue(toHex(ownerScript(output.script)) === detail.own),
  };
}

/** The amount of detail of a transaction. */
export interface TransactionDetail {
  /** as in an address's `txslight`: without scripts, outpoints and raw bytes */
  readonly isLight?: boolean;
  /** includes the ids of the transactions that spend its outputs */
  readonly isSpendingAsked?: boolean;
  /** the script, hex, whose history it is part of: own inputs and outputs are marked */
  readonly own?: string;
}

function positionView(record: TransactionRecord, sandbox: Sandbox): { [key: string]: Json | undefined } {
  const block = sandbox.chain.blockOf(record.txid);
  const timeMs = block?.timeMs ?? record.firstSeenMs;
  return {
    blockHash: block?.hash,
    blockHeight: block?.height ?? -1,
    confirmations: sandbox.confirmations(record.txid) ?? 0,
    confirmationETABlocks: block ? undefined : 1,
    blockTime: Math.floor(timeMs / 1000),
  };
}

/** The response of `/api/v2/tx`. */
export function transactionView(
  record: TransactionRecord,
  sandbox: Sandbox,
  detail: TransactionDetail = {},
): { readonly [key: string]: Json | undefined } {
  const { tx, txid, size, spends, fee, isCoinbase } = record;
  const paid = tx.outs.reduce((sum, output) => sum + output.value, 0n);
  const spent = spends.reduce((sum, output) => sum + output.value, 0n);
  const isConfirmed = sandbox.chain.blockOf(txid) !== undefined;
  // unconfirmed ones are returned in the node's format
  const isLight = detail.isLight === true && isConfirmed;
  return {
    txid,
    version: isLight ? undefined : unlessZero(tx.version),
    lockTime: isLight ? undefined : unlessZero(tx.locktime),
    vin: tx.ins.map((_, n) => inputView(record, n, sandbox, { ...detail, isLight })),
    vout: tx.outs.map((_, n) => outputView(record, n, sandbox, { ...detail, isLight })),
    ...positionView(record, sandbox),
    size: isLight ? undefined : size,
    vsize: isLight ? undefined : size,
    value: paid.toString(),
    valueIn: spent.toString(),
    fees: fee.toString(),
    hex: isLight ? undefined : record.rawHex,
    // the node's own details of an unconfirmed transaction, however long
    coinSpecificData: isConfirmed ? undefined : nodeView(record, sandbox),
    rbf: ifTrue(!isConfirmed && !isCoinbase && isReplaceable(tx)),
  };
}
