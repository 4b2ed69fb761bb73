/** Responses to the requests of Blockbook's WebSocket that don't subscribe. */

import { addressView, readDetails, utxoView } from './addressView.ts';
import { balanceHistoryView, GROUP_BY_S } from './balanceHistoryView.ts';
import { estimatesView, longTermView } from './feeView.ts';
import { currenciesView, ratesAtView, ratesView } from './fiatView.ts';
import { failIfLost, findTransaction } from './lostNode.ts';
import { nodeView } from './nodeView.ts';
import type { SocketParams } from './socketRequest.ts';
import { blockHashOf, infoView, sendView } from './systemView.ts';
import { transactionView } from './transactionView.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

export type SocketMethod = (params: SocketParams, source: BlockbookSource) => Json;

/** @see blockbook server/websocket.go (txsOnPage) */
const PAGE_SIZE = 25;
/** @see blockbook server/public.go (txsInAPI) */
const MAX_PAGE_SIZE = 1000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? Math.trunc(value) : fallback;

/** The texts in a list; empty when it is no list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : [];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const getAccountInfo: SocketMethod = (params, source) =>
  addressView(
    textOf(params.descriptor),
    {
      details: readDetails(textOf(params.details), 'basic'),
      page: numberOf(params.page, 1),
      pageSize: Math.min(numberOf(params.pageSize, PAGE_SIZE), MAX_PAGE_SIZE),
      from: numberOf(params.from, 0),
      to: numberOf(params.to, 0),
      currency: textOf(params.secondaryCurrency).toLowerCase(),
    },
    source,
  );

const getBalanceHistory: SocketMethod = (params, source) =>
  balanceHistoryView(
    textOf(params.descriptor),
    {
      from: numberOf(params.from, 0),
      to: numberOf(params.to, 0),
      currencies: textsOf(params.currencies),
      groupBy: numberOf(params.groupBy, GROUP_BY_S),
    },
    source,
  );

const estimateFee: SocketMethod = (params, source) => {
  const size = isObject(params.specific) ? numberOf(params.specific.txsize, 0) : 0;
  return estimatesView(numbersOf(params.blocks), size, source);
};

const getFiatRatesForTimestamps: SocketMethod = (params, source) => ({
  tickers: ratesAtView(numbersOf(params.timestamps), textsOf(params.currencies), source),
});

const NOT_ENABLED = 'not enabled, use -enablesubnewtx flag to enable.';

const rejectNewTransactions =
  (method: string): SocketMethod =>
  () => ({ subscribed: false, message: `${method} ${NOT_ENABLED}` });

const reject: SocketMethod = () => {
  throw new ApiError('Not supported');
};

/** Methods with parameters. */
const WITH_PARAMS: readonly (readonly [string, SocketMethod])[] = [
  ['getBlockHash', (params, source) => ({ hash: blockHashOf(Number(params.height ?? 0), source) })],
  ['getAccountInfo', getAccountInfo],
  ['getAccountUtxo', (params, source) => utxoView(textOf(params.descriptor), false, source)],
  ['getBalanceHistory', getBalanceHistory],
  [
    'getTransaction',
    ({ txid }, source) => transactionView(findTransaction(textOf(txid), source), source.sandbox),
  ],
  [
    'getTransactionSpecific',
    ({ txid }, source) => {
      failIfLost(source);
      return nodeView(findTransaction(textOf(txid), source), source.sandbox);
    },
  ],
  ['sendTransaction', (params, source) => sendView(textOf(params.hex), source)],
  ['estimateFee', estimateFee],
  ['getCurrentFiatRates', (params, source) => ratesView(textsOf(params.currencies), source)],
  ['getFiatRatesForTimestamps', getFiatRatesForTimestamps],
  [
    'getFiatRatesTickersList',
    (params, source) =>
      currenciesView(numberOf(params.timestamp, Math.floor(source.sandbox.nowMs() / 1000)), source),
  ],
];

/** Methods without parameters. */
const WITHOUT_PARAMS: readonly (readonly [string, SocketMethod])[] = [
  ['getInfo', (_params, source) => infoView(source)],
  ['longTermFeeRate', (_params, source) => longTermView(source)],
  ['ping', () => ({})],
  ['getBlock', reject],
  ['subscribeNewTransaction', rejectNewTransactions('subscribeNewTransaction')],
  ['unsubscribeNewTransaction', rejectNewTransactions('unsubscribeNewTransaction')],
];

/** Methods by name. @see https://github.com/trezor/blockbook server/websocket.go (requestHandlers) */
export const SOCKET_METHODS: ReadonlyMap<string, SocketMethod> = new Map([...WITH_PARAMS, ...WITHOUT_PARAMS]);

/** Methods that fail without parameters. */
export const NEEDS_PARAMS: ReadonlySet<string> = new Set([
  ...WITH_PARAMS.map(([name]) => name),
  'subscribeFiatRates',
]);
