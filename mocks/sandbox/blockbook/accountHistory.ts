/** What the sandbox knows about one address: its transactions, its sums and its coins. */

import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { sameBytes, toHex } from '../bytes.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { ownerScript } from '../script/standardScripts.ts';
import { indexedTip, isIndexedCoin, lostNodeOf } from './lostNode.ts';
import { ApiError, type BlockbookSource } from './types.ts';

/** The script behind an address. @throws {ApiError} when it is none of this network */
export function readAddress(address: string, sandbox: Sandbox): Uint8Array {
  try {
    return scriptOfAddress(address as DogeAddress, sandbox.network);
  } catch {
    throw new ApiError('Invalid address, decoded address is of unknown format');
  }
}

/** Transactions of an address, newest first. */
export interface AccountHistory {
  readonly script: Uint8Array;
  readonly confirmed: readonly TransactionRecord[];
  readonly unconfirmed: readonly TransactionRecord[];
  /** how many wait as far as the index knows; without its node it cannot say what they are */
  readonly waiting: number;
}

interface Placed {
  readonly record: TransactionRecord;
  readonly height: number;
  readonly position: number;
}

/**
 * Whether the index of addresses has a waiting transaction by now: subscribers are told of it before.
 *
 * @see blockbook bchain/mempool_bitcoin_type.go (getTxAddrs tells, onNewEntry keeps)
 */
function isIndexed(txid: string, { sandbox, indexLagMs }: BlockbookSource): boolean {
  const record = sandbox.mempool.get(txid)?.record;
  return record !== undefined && record.firstSeenMs + (indexLagMs?.() ?? 0) <= sandbox.nowMs();
}

/** Whether a coin is spent by a transaction that waits, as far as the index can say. */
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
    ...{ script, confirmed: confirmed.map(({ record }) => record) },
    ...{ unconfirmed: lostNodeOf(source) ? [] : unconfirmed, waiting: unconfirmed.length },
  };
}

/** Whether an output pays a script, or its bare key. */
const isPaid = (output: { readonly script: Uint8Array }, script: Uint8Array): boolean =>
  sameBytes(ownerScript(output.script), script);

const sumPaying = (
  outputs: readonly { readonly value: bigint; readonly script: Uint8Array }[],
  script: Uint8Array,
): bigint => outputs.reduce((sum, output) => (isPaid(output, script) ? sum + output.value : sum), 0n);

/** What transactions paid to a script and took from it, koinu. */
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

/** Coins of an address, unconfirmed first; those in blocks newest first, of one transaction the last output first. */
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

/** Addresses that a transaction pays or spends from, as scripts in hex. */
export const scriptsOf = ({ tx, spends }: TransactionRecord): ReadonlySet<string> =>
  new Set([...tx.outs, ...spends].map(({ script }) => toHex(ownerScript(script))));
