/** Answers HTTP requests like a Blockbook server on the sandbox. */

import { addressView, readDetails, utxoView } from './addressView.ts';
import { balanceHistoryView, GROUP_BY_S } from './balanceHistoryView.ts';
import { estimateView } from './feeView.ts';
import { currenciesView, ratesAtView, ratesView } from './fiatView.ts';
import { failIfLost, findTransaction } from './lostNode.ts';
import { nodeView } from './nodeView.ts';
import { blockIndexView, sendView, systemView } from './systemView.ts';
import { transactionView } from './transactionView.ts';
import {
  ApiError,
  type BlockbookReply,
  type BlockbookRequest,
  type BlockbookSource,
  InternalError,
  type Json,
} from './types.ts';

type Handler = (rest: string, request: BlockbookRequest, source: BlockbookSource) => Json;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
/** @see blockbook server/public.go (txsInAPI) */
const MAX_PAGE_SIZE = 1000;

function required(text: string, name: string): string {
  if (text === '') throw new ApiError(`Missing ${name}`);
  return text;
}

const TRUE_VALUES = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const FALSE_VALUES = ['0', 'f', 'F', 'FALSE', 'false', 'False'];

function readFlag(query: URLSearchParams, name: string): boolean {
  const text = query.get(name) ?? '';
  if (text === '' || FALSE_VALUES.includes(text)) return false;
  if (TRUE_VALUES.includes(text)) return true;
  throw new ApiError(`Parameter '${name}' cannot be converted to boolean`);
}

function readCount(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^[+-]?\d+$/.test(text) ? Number(text) : null;
}

const currenciesIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '').split(',').filter(Boolean);

function readPageSize(query: URLSearchParams): number {
  const size = readCount(query, 'pageSize');
  return size === null || size < 1 || size > MAX_PAGE_SIZE ? MAX_PAGE_SIZE : size;
}

const atLeastZero = (query: URLSearchParams, name: string): number =>
  Math.max(0, readCount(query, name) ?? 0);

const address: Handler = (rest, { query }, source) =>
  addressView(
    required(rest, 'address'),
    {
      details: readDetails(query.get('details'), 'txids'),
      page: readCount(query, 'page') ?? 1,
      pageSize: readPageSize(query),
      from: atLeastZero(query, 'from'),
      to: atLeastZero(query, 'to'),
      currency: (query.get('secondary') ?? '').toLowerCase(),
    },
    source,
  );

const balanceHistory: Handler = (rest, { query }, source) =>
  balanceHistoryView(
    required(rest, 'address'),
    {
      from: atLeastZero(query, 'from'),
      to: atLeastZero(query, 'to'),
      currencies: currenciesIn(query, 'fiatcurrency'),
      groupBy: atLeastZero(query, 'groupBy') || GROUP_BY_S,
    },
    source,
  );

const utxo: Handler = (rest, { query }, source) =>
  utxoView(required(rest, 'address'), readFlag(query, 'confirmed'), source);

const transaction: Handler = (rest, { query }, source) =>
  transactionView(findTransaction(required(rest, 'txid'), source), source.sandbox, {
    isSpendingAsked: readFlag(query, 'spending'),
  });

const TXID = /^[0-9a-f]{64}$/i;

const specific: Handler = (rest, _request, source) => {
  failIfLost(source);
  if (!TXID.test(rest)) throw new InternalError();
  return nodeView(findTransaction(required(rest, 'txid'), source), source.sandbox);
};

const estimate: Handler = (rest, _request, source) => {
  failIfLost(source);
  return estimateView(rest, source);
};

/** Only for chains whose raw transactions Blockbook can fetch; Dogecoin is not one. */
const rawTransaction: Handler = () => {
  throw new InternalError();
};

/** Of a request body, bytes. */
const MAX_BLOB = 8 * 1024 * 1024;

const send: Handler = (rest, { method, body }, source) => {
  if (method !== 'POST') return sendView(required(rest, 'tx blob'), source);
  if (body.length > MAX_BLOB) throw new ApiError('Tx blob too large');
  return sendView(required(body, 'tx blob'), source);
};

const NO_TIME = "Parameter 'timestamp' does not contain a valid Unix timestamp.";

function readTime(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new ApiError(NO_TIME);
  return Number(text);
}

const tickers: Handler = (_rest, { query }, source) => {
  const time = query.get('timestamp');
  const currencies = currenciesIn(query, 'currency');
  if (!time) return ratesView(currencies, source);
  return ratesAtView([readTime(time)], currencies, source)[0] ?? null;
};

const tickersAt: Handler = (_rest, { query }, source) => {
  const texts = (query.get('timestamp') ?? '').split(',').filter(Boolean);
  if (texts.length === 0) throw new ApiError("Parameter 'timestamp' is missing.");
  return ratesAtView(texts.map(readTime), currenciesIn(query, 'currency'), source);
};

const tickersList: Handler = (_rest, { query }, source) =>
  currenciesView(readTime(query.get('timestamp') ?? ''), source);

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['block-index', (rest, _request, source) => blockIndexView(rest, source)],
  ['address', address],
  ['utxo', utxo],
  ['tx', transaction],
  ['tx-specific', specific],
  ['sendtx', send],
  ['estimatefee', estimate],
  ['tickers', tickers],
  ['multi-tickers', tickersAt],
  ['tickers-list', tickersList],
  ['balancehistory', balanceHistory],
]);

const UNVERSIONED: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['rawtx', rawTransaction],
  ['block-index', (rest, _request, source) => blockIndexView(rest, source)],
  ['estimatefee', estimate],
]);

const reply = (status: number, value: Json): BlockbookReply => ({
  status,
  headers: JSON_TYPE,
  body: `${JSON.stringify(value)}\n`,
});

/** Blockbook's router: an endpoint with a trailing slash redirects requests without one, body included. */
const withSlash = ({ method, path, query }: BlockbookRequest): BlockbookReply => {
  const search = query.toString();
  const location = `${path}/${search === '' ? '' : `?${search}`}`;
  const isRead = method === 'GET';
  return {
    status: 307,
    headers: { location, ...(isRead && { 'content-type': 'text/html; charset=utf-8' }) },
    body: isRead ? `<a href="${location}">Temporary Redirect</a>.\n\n` : '',
  };
};

function run(handle: () => Json): BlockbookReply {
  try {
    return reply(200, handle());
  } catch (thrown) {
    if (thrown instanceof ApiError) return reply(400, { error: thrown.message });
    if (thrown instanceof InternalError) return reply(500, { error: 'Internal server error' });
    throw thrown;
  }
}

const ROUTE = /^\/api(\/v2)?\/([a-z-]+)(\/.*)?$/;

/**
 * Answers one request.
 *
 * Known under `/api/v2/`: block-index, address, utxo, balancehistory, tx, tx-specific, sendtx, estimatefee, tickers, multi-tickers,
 * tickers-list; under `/api/`: block-index, estimatefee, and rawtx, which exists and fails. Every other path below `/api/` returns
 * the server's status, like `/api/status`.
 */
export function answer(request: BlockbookRequest, source: BlockbookSource): BlockbookReply {
  if (request.path === '/api') return withSlash(request);
  const [, version, name = '', rest] = ROUTE.exec(request.path) ?? [];
  const handler = version ? HANDLERS.get(name) : UNVERSIONED.get(name);
  if (!handler) return reply(200, systemView(source));
  if (rest === undefined) return withSlash(request);
  return run(() => handler(rest.slice(rest.lastIndexOf('/') + 1), request, source));
}
