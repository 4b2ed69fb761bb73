/** The sandbox's data of one address: its transactions, totals and coins. */

import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { sameBytes, toHex } from '../bytes.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { ownerScript } from '../script/standardScripts.ts';
import { indexedTip, isIndexedCoin, lostNodeOf } from './lostNode.ts';
import { ApiError, type BlockbookSource } from './types.ts';

/** An address's script. @throws {ApiError} when it is not one of this network */
export function readAddress(address: string, sandbox: Sandbox): Uint8Array {
  try {
    return scriptOfAddress(address as DogeAddress, sandbox.network);
  } catch {
    throw new ApiError('Invalid address, decoded address is of unknown format');
  }
}

/** An address's transactions, newest first. */
export interface AccountHistory {
  readonly script: Uint8Array;
  readonly confirmed: readonly TransactionRecord[];
  readonly unconfirmed: readonly TransactionRecord[];
  /** number of unconfirmed transactions in the index; without its node it knows only their number */
  readonly waiting: number;
}

interface Placed {
  readonly record: TransactionRecord;
  readonly height: number;
  readonly position: number;
}

/**
 * Whether the address index has an unconfirmed transaction by now: subscribers are notified earlier.
 *
 * @see blockbook bchain/mempool_bitcoin_type.go (getTxAddrs notifies, onNewEntry stores)
 */
function isIndexed(txid: string, { sandbox, indexLagMs }: BlockbookSource): boolean {
  const record = sandbox.mempool.get(txid)?.record;
  return record !== undefined && record.firstSeenMs + (indexLagMs?.() ?? 0) <= sandbox.nowMs();
}

/** Whether an unconfirmed transaction spends a coin, as far as the index knows. */
function isSpent({ txid, vout }: Pick<SandboxCoin, 'txid' | 'vout'>, source: BlockbookSource): boolean {
  const spender = source.sandbox.mempool.spenderOf(txid, vout);
  return spender !== undefined && lostNodeOf(source) === null && isIndexed(spender, source);
}

/** All transactions that pay or spend a script. */
export function historyOf(script: Uint8Array, source: BlockbookSource): AccountHistory {
  const { sandbox } = source;
  const confirmed: Placed[] = [];
  const unconfirmed: TransactionRecord[] = [];
  for (const txid of sandbox.chain.seenWith(toHex(script))) {
    const record = sandbox.chain.record(txid);
    const block = sandbox.chain.blockOf(txid);
    if (record && block && block.height <= indexedTip(source).height)
      confirmed.push({ record, height: block.height, position: block.txids.indexOf(txid) });
    else if (record && isIndexed(txid, source)) unconfirmed.push(record);
  }
  confirmed.sort((a, b) => b.height - a.height || b.position - a.position);
  unconfirmed.reverse().sort((a, b) => b.firstSeenMs - a.firstSeenMs);
  return {
    script,
    confirmed: confirmed.map(({ record }) => record),
    unconfirmed: lostNodeOf(source) ? [] : unconfirmed,
    waiting: unconfirmed.length,
  };
}

/** Whether an output pays a script, or its bare public key. */
const isPaid = (output: { readonly script: Uint8Array }, script: Uint8Array): boolean =>
  sameBytes(ownerScript(output.script), script);

const sumPaying = (
  outputs: readonly { readonly value: bigint; readonly script: Uint8Array }[],
  script: Uint8Array,
): bigint => outputs.reduce((sum, output) => (isPaid(output, script) ? sum + output.value : sum), 0n);

/** A script's total received and spent, koinu. */
export function sumsOf(
  records: readonly TransactionRecord[],
  script: Uint8Array,
): { readonly received: bigint; readonly sent: bigint } {
  let [received, sent] = [0n, 0n];
  for (const { tx, spends } of records) {
    received += sumPaying(tx.outs, script);
    sent += sumPaying(spends, script);
  }
  return { received, sent };
}

function waitingCoins(
  { script, unconfirmed }: AccountHistory,
  source: BlockbookSource,
): readonly SandboxCoin[] {
  return unconfirmed.flatMap(({ txid, tx }) =>
    tx.outs.flatMap((output, vout) => {
      const isOurs = isPaid(output, script) && !isSpent({ txid, vout }, source);
      return isOurs ? (source.sandbox.mempool.coin(txid, vout) ?? []) : [];
    }),
  );
}

/** An address's coins: unconfirmed first, then newest block first; within a transaction, last output first. */
export function coinsOf(
  script: Uint8Array,
  source: BlockbookSource,
  isConfirmedOnly: boolean,
): readonly SandboxCoin[] {
  const confirmed = source.sandbox.chain.coins
    .ofOwner(toHex(script))
    .filter((coin) => isIndexedCoin(coin, source))
    .toReversed()
    .toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0));
  if (isConfirmedOnly) return confirmed;
  const unspent = confirmed.filter((coin) => !isSpent(coin, source));
  return [...waitingCoins(historyOf(script, source), source), ...unspent];
}

/** The scripts, hex, that a transaction pays or spends. */
export const scriptsOf = ({ tx, spends }: TransactionRecord): ReadonlySet<string> =>
  new Set([...tx.outs, ...spends].map(({ script }) => toHex(ownerScript(script))));
