/** Answers to the requests of Blockbook's WebSocket that don't subscribe to anything. */

import { addressView, readDetails, utxoView } from './addressView.ts';
import { sendView } from './answer.ts';
import type { SocketParams } from './socketRequest.ts';
import { blockIndexView, estimateFor, infoView, ratesView } from './systemView.ts';
import { findTransaction, transactionView } from './transactionView.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

/** One method of the WebSocket. */
export type SocketMethod = (params: SocketParams, source: BlockbookSource) => Json;

/** @see blockbook server/websocket.go (txsOnPage) */
const PAGE_SIZE = 25;
const MAX_BLOCKS = 32;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? value : fallback;

/** Texts of a list, or none. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const getAccountInfo: SocketMethod = (params, { sandbox }) =>
  addressView(
    textOf(params.descriptor),
    {
      details: readDetails(textOf(params.details), 'basic'),
      page: numberOf(params.page, 1),
      pageSize: numberOf(params.pageSize, PAGE_SIZE),
    },
    sandbox,
  );

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const estimateFee: SocketMethod = (params, source) => {
  const blocks = Array.isArray(params.blocks) ? params.blocks.map(Number) : [];
  if (blocks.length > MAX_BLOCKS) throw new ApiError(`Number of blocks exceeds the limit ${MAX_BLOCKS}`);
  const size = isObject(params.specific) ? numberOf(params.specific.txsize, 0) : 0;
  return blocks.map((count) => {
    const perUnit = estimateFor(count, source);
    const perTx = size > 0 && perUnit > 0n ? ((perUnit * BigInt(size)) / 1000n).toString() : undefined;
    return { feePerTx: perTx, feePerUnit: perUnit.toString() };
  });
};

const getTransaction: SocketMethod = (params, { sandbox }) =>
  transactionView(findTransaction(textOf(params.txid), sandbox), sandbox);

const getBlockHash: SocketMethod = (params, source) => {
  const view = blockIndexView(String(params.height ?? ''), source);
  return { hash: isObject(view) ? textOf(view.blockHash) : '' };
};

/** Methods by name. @see https://github.com/trezor/blockbook server/websocket.go (requestHandlers) */
export const SOCKET_METHODS: ReadonlyMap<string, SocketMethod> = new Map<string, SocketMethod>([
  ['getInfo', (_params, source) => infoView(source)],
  ['getBlockHash', getBlockHash],
  ['getAccountInfo', getAccountInfo],
  ['getAccountUtxo', (params, { sandbox }) => utxoView(textOf(params.descriptor), false, sandbox)],
  ['getTransaction', getTransaction],
  ['sendTransaction', (params, source) => sendView(textOf(params.hex), source)],
  ['estimateFee', estimateFee],
  ['getCurrentFiatRates', (params, source) => ratesView(textsOf(params.currencies), source)],
  ['ping', () => ({})],
]);
