/** A transaction in the node's format: `getrawtransaction` with all details. */

import { script as scripts } from 'bitcoinjs-lib';
import { addressOfScript } from '../../../src/domain/address/addressScript.ts';
import { hashToId, toHex } from '../bytes.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import type { TransactionRecord } from '../chain/types.ts';
import { standardKind } from '../script/standardScripts.ts';
import { decimalText } from './feeView.ts';
import type { Json } from './types.ts';

function asmOf(script: Uint8Array): string {
  try {
    return scripts.toASM(script);
  } catch {
    return '[error]';
  }
}

function inputView(record: TransactionRecord, n: number): Json {
  const input = record.tx.ins[n];
  if (!input) throw new RangeError(`no input ${n}`);
  if (record.isCoinbase) return { coinbase: toHex(input.script), sequence: input.sequence };
  const scriptSig = { asm: asmOf(input.script), hex: toHex(input.script) };
  return { txid: hashToId(input.hash), vout: input.index, scriptSig, sequence: input.sequence };
}

function outputView(record: TransactionRecord, n: number, sandbox: Sandbox): Json {
  const output = record.tx.outs[n];
  if (!output) throw new RangeError(`no output ${n}`);
  const address = addressOfScript(output.script, sandbox.network);
  const type = standardKind(output.script) ?? 'nonstandard';
  const owner = address ? { reqSigs: 1, type, addresses: [address] } : { type };
  const scriptPubKey = { asm: asmOf(output.script), hex: toHex(output.script), ...owner };
  return { value: Number(decimalText(output.value)), n, scriptPubKey };
}

/** `/api/v2/tx-specific` and WebSocket `getTransactionSpecific`. */
export function nodeView(record: TransactionRecord, sandbox: Sandbox): Json {
  const { tx, txid, size, rawHex } = record;
  const block = sandbox.chain.blockOf(txid);
  const seconds = block && Math.floor(block.timeMs / 1000);
  return {
    hex: rawHex,
    txid,
    hash: txid,
    size,
    vsize: size,
    version: tx.version,
    locktime: tx.locktime,
    vin: tx.ins.map((_, n) => inputView(record, n)),
    vout: tx.outs.map((_, n) => outputView(record, n, sandbox)),
    blockhash: block?.hash,
    confirmations: block && (sandbox.confirmations(txid) ?? 0),
    time: seconds,
    blocktime: seconds,
  };
}
