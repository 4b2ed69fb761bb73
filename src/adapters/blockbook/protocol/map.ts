/** Maps Blockbook's checked answers to domain types. Pure: no request is made here. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { type FeeRate, feeRate } from '../../../domain/amount/FeeRate.ts';
import { MAX_MONEY, NO_KOINU } from '../../../domain/amount/Koinu.ts';
import type { BalanceChange } from '../../../domain/chart/chartSeries.ts';
import { Fault } from '../../../domain/fault.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type {
  AccountState,
  AddressBalance,
  ChainInput,
  ChainOutput,
  ChainTransaction,
  HistoryPage,
  IndexedCoin,
} from '../../../ports/ChainIndexer.ts';
import type { FiatQuote } from '../../../ports/PriceSource.ts';
import { checkShape } from '../../http/parseAnswer.ts';
import { scaleDecimal } from '../../http/scaleDecimal.ts';
import {
  type NodeView,
  type RawAddress,
  type RawBalanceRows,
  type RawTicker,
  type RawTransaction,
  tickerAnswer,
  transactionAnswer,
  unspentRow,
} from './schema.ts';

/** Inputs with a sequence below this signal replaceability. @see BIP125 */
const FIRST_FINAL_SEQUENCE = 0xfffffffe;

interface RawScript {
  readonly addresses?: readonly string[] | null | undefined;
  readonly isAddress: boolean;
}

/** For a script without an address, `addresses` holds a description of it; several addresses mean a bare multisig. */
function onlyAddress(script: RawScript, network: Network): DogeAddress | null {
  const [text, ...others] = script.addresses ?? [];
  if (!script.isAddress || text === undefined || others.length > 0) return null;
  const parsed = parseAddress(text, network);
  return parsed.ok ? parsed.value : null;
}

function mapInput(raw: RawTransaction['vin'][number], network: Network): ChainInput {
  const txid = raw.txid ?? null;
  if (txid !== null && raw.value === undefined)
    throw new Fault('bad-answer', `input of ${txid} without value`);
  const value = raw.value ?? NO_KOINU;
  return { txid, vout: raw.vout, address: onlyAddress(raw, network), value, sequence: raw.sequence };
}

const mapOutput = (raw: RawTransaction['vout'][number], network: Network): ChainOutput => ({
  index: raw.n,
  address: onlyAddress(raw, network),
  value: raw.value,
  spentBy: raw.spentTxId ?? null,
});

/** @throws {Fault} `bad-answer` */
function rejectTooMany({ txid, vin, vout }: RawTransaction): void {
  for (const side of [vin, vout]) {
    const sum = side.reduce((before, { value = NO_KOINU }) => before + value, 0n);
    if (sum > MAX_MONEY) throw new Fault('bad-answer', `${txid} moves more than all money`);
  }
}

/** Whether the transaction is only in a block that was reorganized away; the index keeps listing it. */
export const isUndone = ({ coinSpecificData: node }: { readonly coinSpecificData?: NodeView }): boolean =>
  node?.blockhash !== undefined && node.confirmations === 0;

/** Maps a transaction. @throws {Fault} `bad-answer` when a spending input has no value, or a side's sum exceeds MAX_MONEY */
export function mapTransaction(raw: RawTransaction, network: Network): ChainTransaction {
  rejectTooMany(raw);
  // an unconfirmed one has −1 in answers and 0 in pushes; the genesis block is at 0 too
  const isConfirmed = raw.blockHeight > 0 || (raw.blockHeight === 0 && raw.confirmations > 0);
  const isSignalling = raw.vin.some((input) => input.sequence < FIRST_FINAL_SEQUENCE);
  return {
    txid: raw.txid,
    inputs: raw.vin.map((input) => mapInput(input, network)),
    outputs: raw.vout.map((output) => mapOutput(output, network)),
    blockHeight: isConfirmed ? raw.blockHeight : null,
    blockHash: isConfirmed ? (raw.blockHash ?? null) : null,
    confirmations: isConfirmed ? raw.confirmations : 0,
    timeMs: raw.blockTime * 1000,
    fee: raw.fees,
    size: raw.size || null,
    isReplaceable: !isConfirmed && (raw.rbf || isSignalling),
    rawHex: raw.hex || null,
  };
}

/**
 * Maps an address's balance.
 *
 * @throws {Fault} `bad-answer` when unconfirmed transactions are counted but their sum is missing
 */
export function mapBalance(raw: RawAddress): AddressBalance {
  if (raw.unconfirmedBalance === undefined && raw.unconfirmedTxs > 0) {
    throw new Fault('bad-answer', 'unconfirmedBalance: missing');
  }
  return {
    confirmed: raw.balance,
    unconfirmedDelta: raw.unconfirmedBalance ?? 0n,
    transactionCount: raw.txs + raw.unconfirmedTxs,
  };
}

/** A page, the server's page size, and how many unconfirmed rows it left out. */
export type SizedPage = HistoryPage & { readonly size: number; readonly waitingLeftOut: number };

/**
 * Reads rows one by one and leaves out those that can't be read.
 *
 * @throws {Fault} `bad-answer` when there are rows and none can be read
 */
function readRows<Row>(rows: readonly unknown[], read: (row: unknown) => Row): readonly Row[] {
  const found: Row[] = [];
  let first: unknown = null;
  for (const row of rows) {
    try {
      found.push(read(row));
    } catch (thrown) {
      first ??= thrown;
    }
  }
  if (rows.length > 0 && found.length === 0) throw first;
  return found;
}

/** Each transaction once: of two rows for the same txid, the one with fewer confirmations. */
function rowsOf(raw: RawAddress, network: Network): readonly ChainTransaction[] {
  const rows = new Map<string, ChainTransaction>();
  const read = (row: unknown) => mapTransaction(checkShape(transactionAnswer, row), network);
  for (const row of readRows(raw.transactions, read)) {
    const known = rows.get(row.txid);
    if (known === undefined || row.confirmations < known.confirmations) rows.set(row.txid, row);
  }
  return [...rows.values()];
}

/** The newest rows, unconfirmed ones first. @param pageSize - the number of rows requested */
export function mapNewest(raw: RawAddress, pageSize: number, network: Network): SizedPage {
  const transactions = rowsOf(raw, network);
  const waiting = transactions.filter(({ blockHeight }) => blockHeight === null).length;
  const mined = transactions.length - waiting;
  return {
    transactions,
    next: mined < raw.txs ? mined : null,
    totalTransactions: raw.txs + raw.unconfirmedTxs,
    minedTransactions: raw.txs,
    size: raw.itemsOnPage ?? pageSize,
    waitingLeftOut: Math.max(0, raw.unconfirmedTxs - waiting),
    account: accountOf(raw, transactions),
  };
}

/**
 * A page of confirmed rows. Past the end Blockbook repeats its last page; this returns an empty page instead. Blockbook doesn't
 * report the number of pages.
 *
 * @param page - the requested page, from 1
 * @param pageSize - the number of rows requested
 */
export function mapMined(raw: RawAddress, page: number, pageSize: number, network: Network): SizedPage {
  const transactions = raw.page === page ? rowsOf(raw, network) : [];
  const size = raw.itemsOnPage ?? pageSize;
  return {
    transactions,
    next: transactions.length > 0 && page * size < raw.txs ? page * size : null,
    totalTransactions: raw.txs,
    minedTransactions: raw.txs,
    size,
    waitingLeftOut: 0,
  };
}

/**
 * The first page of an address whose unconfirmed transactions don't fit into one answer.
 *
 * @param raw - the txids, unconfirmed ones first
 * @param waiting - unconfirmed rows that were read one by one, and txids of those that weren't
 * @param mined - the newest confirmed rows
 */
export function mapCrowded(
  raw: RawAddress,
  waiting: { readonly rows: readonly ChainTransaction[]; readonly unread: readonly Txid[] },
  mined: HistoryPage,
): HistoryPage {
  const transactions = [...waiting.rows, ...mined.transactions];
  const unread = [...waiting.unread, ...(mined.unread ?? [])];
  return {
    transactions,
    next: mined.next,
    totalTransactions: raw.txs + raw.unconfirmedTxs,
    minedTransactions: raw.txs,
    account: accountOf(raw, transactions),
    ...(unread.length > 0 && { unread }),
  };
}

/** A page for a single confirmed row that is too long to read: its txid only. @param page - from 1 */
export function mapMinedId(raw: RawAddress, page: number): HistoryPage {
  const isThere = raw.page === page;
  return {
    transactions: [],
    next: isThere && page < raw.txs ? page : null,
    totalTransactions: raw.txs,
    minedTransactions: raw.txs,
    ...(isThere && { unread: raw.txids.slice(0, 1) }),
  };
}

/** Expects the first page: it has all unconfirmed rows and the newest confirmed ones. */
const accountOf = (raw: RawAddress, newest: readonly ChainTransaction[]): AccountState => ({
  total: raw.balance + (raw.unconfirmedBalance ?? 0n),
  mark: [
    ...[raw.balance, raw.unconfirmedBalance, raw.txs, raw.unconfirmedTxs],
    ...newest.map(({ txid, blockHash }) => `${txid} ${blockHash ?? ''}`),
  ].join('\n'),
  ...minedOf(raw),
});

const minedOf = ({ txs: transactions, totalReceived: received, totalSent: sent }: RawAddress) =>
  received === undefined || sent === undefined ? {} : { mined: { transactions, received, sent } };

/** Each output once. Of two rows for the same one, the more cautious values win. */
function onceEach(coins: readonly IndexedCoin[]): readonly IndexedCoin[] {
  if (new Set(coins.map(({ txid }) => txid)).size === coins.length) return coins;
  const found = new Map<string, IndexedCoin>();
  for (const coin of coins) {
    const known = found.get(outpointKey(coin));
    found.set(outpointKey(coin), known === undefined ? coin : careful(known, coin));
  }
  return [...found.values()];
}

const careful = (one: IndexedCoin, other: IndexedCoin): IndexedCoin => ({
  ...(one.confirmations <= other.confirmations ? one : other),
  value: one.value < other.value ? one.value : other.value,
  isCoinbase: one.isCoinbase || other.isCoinbase,
});

export interface MappedCoins {
  readonly coins: readonly IndexedCoin[];
  readonly leftOut: number;
}

/** Unspent outputs of one address. @throws {Fault} `bad-answer` when there are rows and none can be read */
export function mapUnspent(raw: readonly unknown[], address: DogeAddress): MappedCoins {
  const read = (row: unknown): IndexedCoin => {
    const { txid, vout, value, height = 0, confirmations, coinbase } = checkShape(unspentRow, row);
    return {
      txid,
      vout,
      value,
      address,
      confirmations,
      blockHeight: confirmations > 0 && height > 0 ? height : null,
      isCoinbase: coinbase,
    };
  };
  const rows = readRows(raw, read);
  return { coins: onceEach(rows), leftOut: raw.length - rows.length };
}

/**
 * A fee estimate.
 *
 * @param result - DOGE per 1000 bytes; −1 when the node doesn't know
 * @returns null when unknown
 * @throws {Fault} `bad-answer` when it isn't a number, or above MAX_MONEY
 */
export function mapFee(result: string | number): FeeRate | null {
  const perKilobyte = scaleDecimal(String(result), 8);
  if (perKilobyte === null || perKilobyte > MAX_MONEY) throw new Fault('bad-answer', 'result: not a fee');
  return perKilobyte > 0n ? feeRate(perKilobyte) : null;
}

/** A fee estimate of the live connection: koinu per 1000 bytes. @returns null when unknown */
export function mapFeePerUnit(perUnit: string): FeeRate | null {
  const perKilobyte = BigInt(perUnit);
  if (perKilobyte > MAX_MONEY) throw new Fault('bad-answer', 'feePerUnit: not a fee');
  return perKilobyte > 0n ? feeRate(perKilobyte) : null;
}

/** The highest accepted price, in millionths of the currency. */
const MAX_MICROS = 10n ** 15n;

/**
 * A price; null when unknown: −1, or 0.
 *
 * @throws {Fault} `bad-answer` when it isn't a number, or above MAX_MICROS
 */
export function mapQuote(raw: RawTicker, currency: string): FiatQuote | null {
  const rate = raw.rates[currency];
  if (rate === undefined) return null;
  const microsPerDoge = scaleDecimal(String(rate), 6);
  if (microsPerDoge === null || microsPerDoge > MAX_MICROS)
    throw new Fault('bad-answer', 'rates: not a price');
  return microsPerDoge > 0n ? { currency, microsPerDoge, atMs: raw.ts * 1000 } : null;
}

/** How far from the requested time a price may be, milliseconds. */
const OF_THE_TIME_MS = 2 * 24 * 60 * 60_000;

/**
 * Prices at several times.
 *
 * @param timesMs - the requested times, milliseconds since 1970
 * @returns one for each; null if the server has none near that time, or the row can't be read
 * @throws {Fault} `bad-answer` when there are more or fewer than requested
 */
export function mapQuotes(
  raw: readonly unknown[],
  currency: string,
  timesMs: readonly number[],
): readonly (FiatQuote | null)[] {
  if (raw.length !== timesMs.length) throw new Fault('bad-answer', 'prices of other times');
  const read = (row: unknown) => ({ row, quote: mapQuote(checkShape(tickerAnswer, row), currency) });
  const quotes = new Map(readRows(raw, read).map(({ row, quote }) => [row, quote]));
  return raw.map((row, at) => {
    const quote = quotes.get(row) ?? null;
    const isOfTheTime = quote !== null && Math.abs(quote.atMs - (timesMs[at] ?? 0)) <= OF_THE_TIME_MS;
    return isOfTheTime ? quote : null;
  });
}

/** Changes of an address's balance, oldest first. Change is part of both sums. */
export const mapBalanceChanges = (rows: RawBalanceRows): readonly BalanceChange[] =>
  rows
    .map(({ time, received, sent }) => ({ timeMs: time * 1000, delta: received - sent }))
    .toSorted((one, other) => one.timeMs - other.timeMs);
