/** Turns Blockbook's checked answers into the domain's words. Pure: no request is made here. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { type FeeRate, feeRate } from '../../../domain/amount/FeeRate.ts';
import { MAX_MONEY, NO_KOINU } from '../../../domain/amount/Koinu.ts';
import type { BalanceChange } from '../../../domain/chart/chartSeries.ts';
import { Fault } from '../../../domain/fault.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
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
import { scaleDecimal } from '../../http/scaleDecimal.ts';
import type { RawAddress, RawBalanceRows, RawTicker, RawTransaction, RawUnspent } from './schema.ts';

/** Inputs below this ask to be replaceable. @see BIP125 */
const FIRST_FINAL_SEQUENCE = 0xfffffffe;

interface RawScript {
  readonly addresses?: readonly string[] | null | undefined;
  readonly isAddress: boolean;
}

/** `addresses` of a script without an address holds a description of it; several mean a bare multisig. */
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

/** A transaction. @throws {Fault} `bad-answer` when an input that spends has no value, or a side's sum passes MAX_MONEY */
export function mapTransaction(raw: RawTransaction, network: Network): ChainTransaction {
  rejectTooMany(raw);
  const isConfirmed = raw.blockHeight >= 0;
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
 * What an address holds.
 *
 * @throws {Fault} `bad-answer` when unconfirmed transactions are counted and their sum is not told
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

/** A page, and how many rows the server gives on each. */
export type SizedPage = HistoryPage & { readonly size: number };

/**
 * A page of transactions. Past the end Blockbook answers with its last page again: that is an empty page here.
 *
 * @param page - the page asked for, from 1
 * @param pageSize - the rows asked for
 */
export function mapHistory(raw: RawAddress, page: number, pageSize: number, network: Network): SizedPage {
  const rows = raw.page === page ? raw.transactions : [];
  const size = raw.itemsOnPage ?? pageSize;
  return {
    transactions: rows.map((row) => mapTransaction(row, network)),
    next: rows.length > 0 && page < raw.totalPages ? page * size : null,
    totalTransactions: raw.txs + raw.unconfirmedTxs,
    size,
    ...(page === 1 && { account: accountOf(raw) }),
  };
}

/** All that waits is on the first page, and the newest of the rest. */
const accountOf = (raw: RawAddress): AccountState => ({
  total: raw.balance + (raw.unconfirmedBalance ?? 0n),
  mark: [
    ...[raw.balance, raw.unconfirmedBalance, raw.txs, raw.unconfirmedTxs],
    ...raw.transactions.map(({ txid, blockHash }) => `${txid} ${blockHash ?? ''}`),
  ].join('\n'),
});

/** Whether two are the same. Outputs of as many transactions are not: most lists are told apart without a text for each. */
function hasTwice(raw: RawUnspent): boolean {
  if (new Set(raw.map(({ txid }) => txid)).size === raw.length) return false;
  return new Set(raw.map(outpointKey)).size !== raw.length;
}

/** Unspent outputs of one address. @throws {Fault} `bad-answer` when one is listed twice */
export function mapUnspent(raw: RawUnspent, address: DogeAddress): readonly IndexedCoin[] {
  if (hasTwice(raw)) throw new Fault('bad-answer', 'an output is listed twice');
  return raw.map(({ txid, vout, value, height = 0, confirmations, coinbase }) => ({
    txid,
    vout,
    value,
    address,
    blockHeight: confirmations > 0 && height > 0 ? height : null,
    confirmations,
    isCoinbase: coinbase,
  }));
}

/**
 * A fee estimate.
 *
 * @param result - DOGE per 1000 bytes; −1 when the node does not know
 * @returns null when it is not known
 * @throws {Fault} `bad-answer` when it is no number, or more than all money
 */
export function mapFee(result: string | number): FeeRate | null {
  const perKilobyte = scaleDecimal(String(result), 8);
  if (perKilobyte === null || perKilobyte > MAX_MONEY) throw new Fault('bad-answer', 'result: not a fee');
  return perKilobyte > 0n ? feeRate(perKilobyte) : null;
}

/** A fee estimate as the live connection tells it: koinu per 1000 bytes. @returns null when it is not known */
export function mapFeePerUnit(perUnit: string): FeeRate | null {
  const perKilobyte = BigInt(perUnit);
  if (perKilobyte > MAX_MONEY) throw new Fault('bad-answer', 'feePerUnit: not a fee');
  return perKilobyte > 0n ? feeRate(perKilobyte) : null;
}

/** Above this it is no price, millionths of a unit. */
const MAX_MICROS = 10n ** 15n;

/**
 * A price. −1 means unknown, and so does 0: nothing costs nothing.
 *
 * @throws {Fault} `bad-answer` when it is no number, or more than any price
 */
export function mapQuote(raw: RawTicker, currency: string): FiatQuote | null {
  const rate = raw.rates[currency];
  if (rate === undefined) return null;
  const microsPerDoge = scaleDecimal(String(rate), 6);
  if (microsPerDoge === null || microsPerDoge > MAX_MICROS)
    throw new Fault('bad-answer', 'rates: not a price');
  return microsPerDoge > 0n ? { currency, microsPerDoge, atMs: raw.ts * 1000 } : null;
}

/** A price that is older or newer than this was not the price of the time, milliseconds. */
const OF_THE_TIME_MS = 2 * 24 * 60 * 60_000;

/**
 * Prices of several times.
 *
 * @param timesMs - those that were asked for, milliseconds since 1970
 * @returns one for each; null where the server tells none of about that time
 * @throws {Fault} `bad-answer` when there are more or fewer than were asked for
 */
export function mapQuotes(
  raw: readonly RawTicker[],
  currency: string,
  timesMs: readonly number[],
): readonly (FiatQuote | null)[] {
  if (raw.length !== timesMs.length) throw new Fault('bad-answer', 'prices of other times');
  return raw.map((ticker, at) => {
    const quote = mapQuote(ticker, currency);
    const isOfTheTime = quote !== null && Math.abs(quote.atMs - (timesMs[at] ?? 0)) <= OF_THE_TIME_MS;
    return isOfTheTime ? quote : null;
  });
}

/** What moved an address, oldest first. What came back to it is in both sums. */
export const mapBalanceChanges = (rows: RawBalanceRows): readonly BalanceChange[] =>
  rows
    .map(({ time, received, sent }) => ({ timeMs: time * 1000, delta: received - sent }))
    .toSorted((one, other) => one.timeMs - other.timeMs);
