/** An address's received and sent amounts over time, in Blockbook's format. */

import type { Sandbox } from '../chain/Sandbox.ts';
import type { TransactionRecord } from '../chain/types.ts';
import { historyOf, readAddress, sumsOf } from './accountHistory.ts';
import { ratesOf } from './fiatView.ts';
import type { BlockbookSource, Json } from './types.ts';

/** Times are seconds since 1970; 0 for no bound. */
export interface BalanceHistoryQuery {
  readonly from: number;
  readonly to: number;
  /** all known ones when empty */
  readonly currencies: readonly string[];
  /** seconds per row */
  readonly groupBy: number;
}

/** One hour per row by default. */
export const GROUP_BY_S = 3600;

interface Row {
  txs: number;
  received: bigint;
  sent: bigint;
  sentToSelf: bigint;
}

const secondsOf = (record: TransactionRecord, sandbox: Sandbox): number =>
  Math.floor((sandbox.chain.blockOf(record.txid)?.timeMs ?? 0) / 1000);

function add(row: Row, record: TransactionRecord, script: Uint8Array): void {
  const { received, sent } = sumsOf([record], script);
  row.txs += 1;
  row.received += received;
  row.sent += sent;
  if (sent > 0n) row.sentToSelf += received;
}

/** Rows, oldest first; confirmed transactions only. @throws {ApiError} when the address is not one of this network */
export function balanceHistoryView(
  address: string,
  { from, to, currencies, groupBy }: BalanceHistoryQuery,
  source: BlockbookSource,
): Json {
  const { sandbox, market } = source;
  const { script, confirmed } = historyOf(readAddress(address, sandbox), source);
  const rows = new Map<number, Row>();
  for (const record of confirmed.toReversed()) {
    const seconds = secondsOf(record, sandbox);
    if (seconds < from || (to > 0 && seconds > to)) continue;
    const time = seconds - (seconds % groupBy);
    const row = rows.get(time) ?? { txs: 0, received: 0n, sent: 0n, sentToSelf: 0n };
    add(row, record, script);
    rows.set(time, row);
  }
  return [...rows].map(([time, row]) => ({
    time,
    txs: row.txs,
    received: row.received.toString(),
    sent: row.sent.toString(),
    sentToSelf: row.sentToSelf.toString(),
    rates: market.usdRate === null ? undefined : ratesOf(currencies, market.usdRate),
  }));
}
