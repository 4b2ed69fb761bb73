/** Responses of Dogeuni's index, version 4: POST requests in JSON. */
import type { BlockbookRequest } from '../../blockbook/types.ts';
import type { LedgerState } from '../ledger/LedgerState.ts';
import type { LedgerActivity, LedgerOrder } from '../ledger/types.ts';
import type { TokenLibrary } from '../TokenLibrary.ts';
import * as collected from './collectedRows.ts';
import * as rows from './dogeuniRows.ts';
import { type Found, page, Question, readQuestion } from './question.ts';
import { jsonReply, type TokenReply, textReply } from './reply.ts';

/** The data that responses are built from. */
export interface DogeuniSource {
  readonly state: LedgerState;
  readonly library: TokenLibrary;
  /** the index's last block, and its node's newest */
  readonly indexHeight: number;
  readonly chainHeight: number;
  /** the last response listing all tokens: lists of more than 200 are served from it, whatever the request */
  readonly cache: { tokens: readonly rows.Row[] };
}

/** The maximum number of tokens per lookup. */
const MOST_TOKENS = 200;

type Endpoint = (question: Question, source: DogeuniSource) => Found;

const bySize = (a: { readonly amount: bigint }, b: { readonly amount: bigint }): number =>
  a.amount === b.amount ? 0 : a.amount < b.amount ? 1 : -1;

function isWanted(order: LedgerOrder, question: Question): boolean {
  const { revealTxid, height, holder, to } = order;
  const number = question.number('block_number', 0);
  const address = question.text('address');
  if (!question.wants('op', order.op) || !question.wants('tx_hash', revealTxid)) return false;
  if (number !== 0 && number !== height) return false;
  if (address !== '') return holder === address || to === address;
  return question.wants('holder_address', holder) && question.wants('to_address', to);
}

const ordersOf = (state: LedgerState, protocol: LedgerOrder['protocol'], question: Question) =>
  state.orders.filter((order) => order.protocol === protocol && isWanted(order, question)).toReversed();

/** Of most addresses; P2SH addresses are one character longer on regtest. */
const ADDRESS_LENGTH = 34;

const drc20Orders: Endpoint = (question, { state }) => {
  // for either side, it matches recipients as long as one address: mints, deploys and joined recipients are left out
  const isSingle = ({ to }: LedgerOrder): boolean => to.length === ADDRESS_LENGTH;
  const orders = ordersOf(state, 'drc-20', question)
    .filter((order) => question.wants('tick', order.tick))
    .filter((order) => question.text('address') === '' || isSingle(order));
  return page(orders.map(rows.drc20Order), question);
};

const memeOrders: Endpoint = (question, { state }) => {
  const orders = ordersOf(state, 'meme-20', question).filter((order) =>
    question.wants('tick_id', order.tickId),
  );
  return page(orders.map(rows.memeOrder), question);
};

const fileOrders: Endpoint = (question, { state, library }) => {
  const orders = ordersOf(state, 'file', question);
  return page(
    orders.map((order) => rows.fileOrder(order, library)),
    question,
  );
};

const drc20Balances: Endpoint = (question, { state, library }) => {
  const held = state.drc20
    .all()
    .filter(({ thing, amount }) => amount > 0n && question.wants('tick', thing))
    .filter(({ holder }) => question.wants('holder_address', holder))
    .toSorted(bySize);
  return page(
    held.map((balance) => rows.drc20Balance(balance, state, library)),
    question,
  );
};

const memeBalances: Endpoint = (question, { state, library }) => {
  const held = state.meme20
    .all()
    .filter(
      ({ thing, holder }) => question.wants('tick_id', thing) && question.wants('holder_address', holder),
    )
    .toSorted(bySize);
  return page(
    held.map((balance) => collected.memeBalance(balance, state, library)),
    question,
  );
};

/** SQL's LIKE: `%` matches any characters, `_` exactly one, ignoring case. */
function isLike(text: string, key: string): boolean {
  const pattern = key
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(pattern, 'is').test(text);
}

const byTick = (a: { readonly tick: string }, b: { readonly tick: string }): number =>
  a.tick < b.tick ? -1 : a.tick > b.tick ? 1 : 0;

const drc20Collect: Endpoint = (question, { state, library, cache }) => {
  const key = question.text('search_key');
  const isSearch = key !== '' || question.text('holder_address') !== '';
  const rowOf = (token: Parameters<typeof rows.drc20Collect>[0]) =>
    rows.drc20Collect(token, state, library, isSearch);
  const tokens = [...state.tokens.values()]
    .filter(({ tick }) => question.wants('tick', tick))
    .filter(({ deployedBy }) => question.wants('holder_address', deployedBy));
  if (key !== '') {
    // a search ignores the requested page
    const found = tokens.filter(({ tick }) => isLike(tick, key)).toSorted(byTick);
    return { data: found.map(rowOf), total: found.length };
  }
  const isOfAll = question.text('tick') === '' && question.text('holder_address') === '';
  if (isOfAll && question.number('limit', 0) > MOST_TOKENS) return { data: cache.tokens, total: 0 };
  // newest first; module tokens are made from existing tokens
  const [deployed, made] = [
    tokens.filter(({ limit }) => limit > 0n),
    tokens.filter(({ limit }) => limit === 0n),
  ];
  const found = page([...made, ...deployed.toReversed()].map(rowOf), question);
  if (isOfAll) cache.tokens = found.data as readonly rows.Row[];
  return found;
};

const memeCollect: Endpoint = (question, { state, library }) => {
  const key = question.text('search_key').toLowerCase();
  const tokens = [...state.memes.values()]
    .filter(
      ({ tickId, deployedBy }) =>
        question.wants('tick_id', tickId) && question.wants('holder_address', deployedBy),
    )
    .filter(({ tick, name }) => `${tick} ${name}`.toLowerCase().includes(key))
    .toReversed();
  return page(
    tokens.map((token) => collected.memeCollect(token, state, library)),
    question,
  );
};

const history =
  (protocol: LedgerOrder['protocol'], field: string): Endpoint =>
  (question, { state }) => {
    const rowOf = (move: LedgerActivity) => rows.historyRow(move, state);
    const moves = state.moves
      .filter((activity) => activity.protocol === protocol && question.wants(field, activity.thing))
      .filter(({ from, to }) => question.wantsEither('address', [from, to]))
      .toReversed();
    return page(moves.map(rowOf), question);
  };

const files: Endpoint = (question, { state, library }) => {
  const held = [...state.files.values()]
    .filter(
      ({ fileId, holder }) => question.wants('file_id', fileId) && question.wants('holder_address', holder),
    )
    .map((file) => collected.fileRow(file, library));
  return page(held, question, { usual: 50 });
};

const nfts: Endpoint = (question, { library }) => {
  const held = library.nfts.filter(
    ({ tick, holder }) => question.wants('tick', tick) && question.wants('holder_address', holder),
  );
  // the total counts all holders' NFTs
  return { ...page(held.map(collected.nftRow), question, { usual: 50 }), total: library.nfts.length };
};

/** Always the same: a fixed list. */
const POPULAR = ['CARDI', 'UNIX', 'DIS', 'DCEX', 'WUFI', 'POWS', 'DOGIM'];

const popular: Endpoint = () => ({ data: POPULAR.map((tick) => ({ tick, amt: 0 })), total: 0 });

/** A price as a text: DOGE in 10^18th parts. */
const inParts = (price: number): string => `${(BigInt(Math.round(price * 1e12)) * 10n ** 18n) / 10n ** 12n}`;

const prices: Endpoint = (_question, { library }) => {
  const data = [...library.prices].map(([tick, price]) => ({ tick, last_price: inParts(price) }));
  return { data, total: data.length };
};

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map([
  ['/v4/drc20/order', drc20Orders],
  ['/v4/drc20/collect', drc20Collect],
  ['/v4/drc20/collect-address', drc20Balances],
  ['/v4/drc20/history', history('drc-20', 'tick')],
  ['/v3/drc20/popular', popular],
  ['/v4/meme20/order', memeOrders],
  ['/v4/meme20/collect', memeCollect],
  ['/v4/meme20/collect-address', memeBalances],
  ['/v4/meme20/history', history('meme-20', 'tick_id')],
  ['/v4/file/order', fileOrders],
  ['/v4/file/collect-address', files],
  ['/v4/nft/collect-address', nfts],
  ['/v4/nft/order', () => ({ data: [], total: 0 })],
  ['/v4/swap/price', prices],
  ['/v4/info/lastnumber', (_question, { indexHeight }) => ({ data: indexHeight, total: 0 })],
  [
    '/v4/info/blocknumber',
    (_question, source) => ({
      data: { index_height: source.indexHeight, chain_height: source.chainHeight },
      total: 0,
    }),
  ],
]);

/** For any path. */
const PREFLIGHT: TokenReply = {
  status: 200,
  headers: {
    'access-control-allow-methods': 'GET, POST, OPTIONS, PUT, DELETE',
    'access-control-allow-headers': 'Origin, X-Requested-With, Content-Type, Accept',
    'access-control-max-age': '3600',
  },
  body: '',
};

/** Answers one request. @param request - its path begins after the mount, with `/v4` */
export function answerDogeuni(request: BlockbookRequest, source: DogeuniSource): TokenReply {
  if (request.method === 'OPTIONS') return PREFLIGHT;
  const path = request.path.replace(/\/$/, '');
  const endpoint = ENDPOINTS.get(path);
  if (!endpoint || request.method !== 'POST') return textReply('404 page not found', 404);
  const read = ASKED_NOTHING.has(path) ? NO_QUESTION : readQuestion(request.body);
  if (read.kind === 'crash') return { ...textReply('', 500), headers: {} };
  if (read.kind === 'wrong') return wrongReply(path, read.words);
  if (path === '/v4/file/collect-address' && read.question.text('file_id') !== '')
    return { ...jsonReply('no such column: file_exchange_collect.ex_id'), status: 500 };
  const { data, total } = endpoint(read.question, source);
  return jsonReply({ code: 200, msg: 'success', data, total });
}

/** Paths whose body is ignored. */
const ASKED_NOTHING: ReadonlySet<string> = new Set([
  '/v3/drc20/popular',
  '/v4/swap/price',
  '/v4/info/lastnumber',
  '/v4/info/blocknumber',
]);

const NO_QUESTION = { kind: 'question', question: new Question({}) } as const;

/** The response to an invalid request: files use a bare text, NFTs a code other than the status. */
function wrongReply(path: string, words: string): TokenReply {
  if (path.startsWith('/v4/file/')) return { ...jsonReply(words), status: 500 };
  const code = path.startsWith('/v4/nft/') ? 500 : 400;
  return { ...jsonReply({ code, msg: words, data: null, total: 0 }), status: 400 };
}
