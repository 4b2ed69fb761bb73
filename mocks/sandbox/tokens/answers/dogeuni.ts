/** Answers as the index of Dogeuni does, version 4: questions by POST, in JSON. */
import type { BlockbookRequest } from '../../blockbook/types.ts';
import type { LedgerState } from '../ledger/LedgerState.ts';
import type { LedgerOrder } from '../ledger/types.ts';
import type { TokenLibrary } from '../TokenLibrary.ts';
import * as collected from './collectedRows.ts';
import * as rows from './dogeuniRows.ts';
import { type Found, page, type Question, readQuestion } from './question.ts';
import { jsonReply, type TokenReply } from './reply.ts';

/** Where answers come from. */
export interface DogeuniSource {
  readonly state: LedgerState;
  readonly library: TokenLibrary;
  /** the last block that it read, and the newest that its node knows */
  readonly indexHeight: number;
  readonly chainHeight: number;
}

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

const drc20Orders: Endpoint = (question, { state }) => {
  // asked for either side, it looks for recipients as long as one address: mints, deploys and several are left out
  const isSingle = ({ to }: LedgerOrder): boolean => to !== '' && !to.includes(',');
  const orders = ordersOf(state, 'drc-20', question)
    .filter((order) => question.wants('tick', order.tick))
    .filter((order) => question.text('address') === '' || isSingle(order));
  return page(orders.map(rows.drc20Order), question);
};

const memeOrders: Endpoint = (question, { state }) => {
  const orders = ordersOf(state, 'meme-20', question).filter((order) =>
    question.wants('tick_id', order.tickId),
  );
  return page(
    orders.map((order) => rows.memeOrder(order, state)),
    question,
  );
};

const fileOrders: Endpoint = (question, { state, library }) => {
  const orders = ordersOf(state, 'file', question);
  return page(
    orders.map((order) => rows.fileOrder(order, library)),
    question,
    { empty: null },
  );
};

const drc20Balances: Endpoint = (question, { state, library }) => {
  const held = state.drc20
    .all()
    .filter(({ thing, amount }) => amount > 0n && question.wants('tick', thing))
    .filter(({ holder }) => question.wants('holder_address', holder))
    .toSorted(bySize);
  return page(
    held.map((balance) => rows.drc20Balance(balance, library)),
    question,
    { empty: null },
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

const drc20Collect: Endpoint = (question, { state, library }) => {
  const key = question.text('search_key').toUpperCase();
  const tokens = [...state.tokens.values()]
    .filter(({ tick }) => question.wants('tick', tick) && tick.includes(key))
    .filter(({ deployedBy }) => question.wants('holder_address', deployedBy))
    .toReversed()
    .map((token) => rows.drc20Collect(token, state, library));
  // a search ignores the page that it is asked for
  return key === '' ? page(tokens, question) : { data: tokens, total: tokens.length };
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
    const moves = state.moves
      .filter((activity) => activity.protocol === protocol && question.wants(field, activity.thing))
      .filter(({ from, to }) => question.wantsEither('address', [from, to]))
      .toReversed();
    return page(moves.map(rows.historyRow), question);
  };

const files: Endpoint = (question, { state, library }) => {
  const held = [...state.files.values()]
    .filter(
      ({ fileId, holder }) => question.wants('file_id', fileId) && question.wants('holder_address', holder),
    )
    .map((file) => collected.fileRow(file, library));
  const found = page(held, question, { most: 50, empty: null });
  // one file is asked for without counting
  return question.text('file_id') === '' ? found : { ...found, total: 0 };
};

const nfts: Endpoint = (question, { library }) => {
  const held = library.nfts.filter(
    ({ tick, holder }) => question.wants('tick', tick) && question.wants('holder_address', holder),
  );
  return page(held.map(collected.nftRow), question, { usual: 50, most: 50, empty: null });
};

const popular: Endpoint = (_question, { state, library }) => {
  const tokens = [...state.tokens.values()].map((token) => rows.drc20Collect(token, state, library));
  const holders = (row: rows.Row): number => Number(row.holders);
  const data = tokens.toSorted((a, b) => holders(b) - holders(a)).slice(0, 20);
  return { data, total: data.length };
};

const prices: Endpoint = (_question, { library }) => {
  const data = [...library.prices].map(([tick, price]) => ({ tick, last_price: price }));
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

/** Answers one request. @param request - its path begins after the mount, with `/v4` */
export function answerDogeuni(request: BlockbookRequest, source: DogeuniSource): TokenReply {
  const endpoint = ENDPOINTS.get(request.path);
  if (!endpoint || request.method !== 'POST')
    return { ...jsonReply(null), status: 404, body: '404 page not found' };
  const question = readQuestion(request.body);
  if (!question) return { ...jsonReply({ code: 400, msg: 'EOF', data: null, total: 0 }), status: 400 };
  const { data, total } = endpoint(question, source);
  return jsonReply({ code: 200, msg: 'success', data, total });
}
