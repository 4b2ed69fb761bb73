/** Tokens on one Dogeuni server: balances, token records, prices. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { ListedTokens, TokenBalance, TokenInfo } from '../../domain/drc20/Token.ts';
import {
  readTokenKey,
  type TokenId,
  type TokenKey,
  tokenKey,
  upperTick,
} from '../../domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import type { ListQuery, TokenIndexer } from '../../ports/TokenIndexer.ts';
import {
  type DogeuniClient,
  nullIfMissing,
  ownRows,
  type Params,
  type ReadRow,
  rowReader,
} from './client.ts';
import {
  mapDrc20Balance,
  mapDrc20Info,
  mapMeme20Balance,
  mapMeme20Info,
  mapPrice,
  priceTable,
} from './mapTokens.ts';
import { LARGEST_PAGE, LongList, readAll } from './pages.ts';
import { isRejectedRow } from './readWithout.ts';
import { drc20Balance, drc20Info, meme20Balance, meme20Info, price } from './schema.ts';

const MAX_FOUND = 50;
const MAX_POPULAR = 20;
/** How many tokens are searched for the most widely held ones. */
const MAX_LISTED = 1_000;
const SOME = { limit: 100, offset: 0 };

export type TokenReads = Pick<
  TokenIndexer,
  'balances' | 'amountOf' | 'token' | 'search' | 'popular' | 'prices'
>;

/** The lists of one protocol. */
interface Book {
  readonly protocol: 'drc-20' | 'meme-20';
  readonly balances: string;
  readonly readBalance: ReadRow<HeldRow>;
  readonly infos: string;
  readonly readInfo: ReadRow<TokenInfo>;
  /** the field with the token's name in both */
  readonly field: 'tick' | 'tick_id';
}

interface HeldRow {
  readonly holder: string;
  readonly balance: TokenBalance;
}

const booksOf = (network: Network): readonly [Book, Book] => [
  {
    protocol: 'drc-20',
    balances: 'drc20/collect-address',
    readBalance: rowReader(drc20Balance, (raw) => ({
      holder: raw.holder_address,
      balance: mapDrc20Balance(raw),
    })),
    infos: 'drc20/collect',
    readInfo: rowReader(drc20Info, (raw) => mapDrc20Info(raw, network)),
    field: 'tick',
  },
  {
    protocol: 'meme-20',
    balances: 'meme20/collect-address',
    readBalance: rowReader(meme20Balance, (raw) => ({
      holder: raw.holder_address,
      balance: mapMeme20Balance(raw),
    })),
    infos: 'meme20/collect',
    readInfo: rowReader(meme20Info, (raw) => mapMeme20Info(raw, network)),
    field: 'tick_id',
  },
];

/** Of two balances of a token the lower one wins. */
const BALANCE_RULES = {
  keyOf: ({ balance }: HeldRow): string => tokenKey(balance.id),
  careful: (one: HeldRow, other: HeldRow): HeldRow =>
    other.balance.amount < one.balance.amount ? other : one,
};
const INFO_RULES = { keyOf: ({ id }: TokenInfo): string => tokenKey(id) };

export function createTokenReads(client: DogeuniClient, network: Network): TokenReads {
  const books = booksOf(network);
  const [drc20, meme20] = books;

  const readHeld = (book: Book, holder: DogeAddress, params: Params, signal?: AbortSignal) =>
    readAll(
      async (query) =>
        ownRows(
          await client.rows(
            book.balances,
            { holder_address: holder, ...params, ...query },
            book.readBalance,
            signal,
          ),
          (row) => row.holder === holder,
        ),
      BALANCE_RULES,
    );

  /** @throws {Fault} `bad-answer` when no row even has a name: then it is another list */
  async function heldOf(...asked: Parameters<typeof readHeld>): Promise<LongList<HeldRow>> {
    const list = await readHeld(...asked);
    const isNameless = (row: unknown): boolean =>
      typeof nameIn(asked[0], row) !== 'string' && !isRejectedRow(row);
    const unreadable = [...list.unreadable.values()];
    if (list.rows.length === 0 && unreadable.length > 0 && unreadable.every(isNameless))
      throw new Fault('bad-answer', `${asked[0].field}: missing`);
    return list;
  }

  async function listed(book: Book, params: Params, signal?: AbortSignal): Promise<ListedTokens> {
    const read = (query: ListQuery) =>
      client.rows(book.infos, { ...params, ...query }, book.readInfo, signal);
    const list = new LongList(read, INFO_RULES, { pageSize: LARGEST_PAGE });
    await list.readUpTo(MAX_LISTED);
    return { tokens: list.rows, leftOut: list.unreadable.size };
  }

  async function found(book: Book, params: Params, signal?: AbortSignal): Promise<ListedTokens> {
    const { rows, unreadable } = await client.rows(book.infos, params, book.readInfo, signal);
    return { tokens: rows, leftOut: unreadable.length };
  }

  /** A server without search may still know the exact token. */
  async function foundLedger(wanted: string, signal?: AbortSignal): Promise<ListedTokens> {
    const tick = upperTick(wanted);
    const matches = await found(drc20, { search_key: tick, ...SOME }, signal);
    return matches.tokens.length + matches.leftOut > 0
      ? matches
      : found(drc20, { tick, limit: 1, offset: 0 }, signal);
  }

  return {
    async balances(holder, signal) {
      const lists = await Promise.all(
        books.map(async (book) => ({ book, list: await nullIfMissing(heldOf(book, holder, {}, signal)) })),
      );
      const kept = lists.flatMap(({ book, list }) => (list === null ? [] : [{ book, list }]));
      if (kept.length === 0) throw new Fault('not-found', 'no list of balances');
      const isHeld = ({ amount }: TokenBalance): boolean => amount > 0n;
      return {
        balances: kept.flatMap(({ list }) => list.rows.map(({ balance }) => balance)).filter(isHeld),
        protocols: kept.map(({ book }) => book.protocol),
        unclear: new Set(kept.flatMap(({ book, list }) => unclearIn(book, list))),
        leftOut: kept.reduce((sum, { list }) => sum + list.unreadable.size, 0),
      };
    },
    async amountOf(holder, id, signal) {
      const book = books.find(({ protocol }) => protocol === id.protocol);
      if (book === undefined) return null;
      const list = await nullIfMissing(heldOf(book, holder, { [book.field]: nameOf(id) }, signal));
      return list === null ? null : amountIn(book, list, tokenKey(id));
    },
    async token(id, signal) {
      const book = books.find(({ protocol }) => protocol === id.protocol);
      if (book === undefined) return null;
      const infos = await nullIfMissing(
        found(book, { [book.field]: nameOf(id), limit: 1, offset: 0 }, signal),
      );
      return infos === null ? null : theOne(infos, tokenKey(id));
    },
    async search(text, signal) {
      const wanted = text.trim();
      if (wanted === '') return { tokens: [], leftOut: 0 };
      const lists = await Promise.all([
        nullIfMissing(foundLedger(wanted, signal)),
        nullIfMissing(found(meme20, memeSearch(wanted), signal)),
      ]);
      const { tokens, leftOut } = joined(lists);
      const ranks = tokens.flatMap((info) => ranked(info, wanted));
      const sorted = ranks.toSorted(
        (a, b) => a.rank - b.rank || (b.info.holders ?? 0) - (a.info.holders ?? 0),
      );
      return { tokens: sorted.slice(0, MAX_FOUND).map(({ info }) => info), leftOut };
    },
    async popular(signal) {
      const lists = await Promise.all(books.map((book) => nullIfMissing(listed(book, {}, signal))));
      const { tokens, leftOut } = joined(lists);
      const held = tokens.filter(({ holders }) => holders !== null && holders > 0);
      const sorted = held.toSorted((a, b) => (b.holders ?? 0) - (a.holders ?? 0));
      return { tokens: sorted.slice(0, MAX_POPULAR), leftOut };
    },
    async prices(signal) {
      const reading = client.plainRows('swap/price', rowReader(price, mapPrice), signal);
      return priceTable((await nullIfMissing(reading))?.rows ?? []);
    },
  };
}

const nameOf = (id: TokenId): string => (id.protocol === 'meme-20' ? id.tickId : id.tick);

/** The token's name in an invalid row. */
const nameIn = ({ field }: Book, row: unknown): unknown =>
  typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[field] : undefined;

/** The token an invalid row is about; null if it doesn't say. */
function keyIn(book: Book, row: unknown): TokenKey | null {
  const name = nameIn(book, row);
  const id = typeof name === 'string' ? readTokenKey(`${book.protocol}:${name}`) : null;
  return id && tokenKey(id);
}

const unclearIn = (book: Book, { unreadable }: LongList<HeldRow>): readonly TokenKey[] =>
  [...unreadable.values()].flatMap((row) => keyIn(book, row) ?? []);

/** @throws {Fault} `bad-answer` when an invalid row may be this token's */
function amountIn(book: Book, list: LongList<HeldRow>, key: TokenKey): TokenUnits {
  const held = list.rows.find(({ balance }) => tokenKey(balance.id) === key);
  if (held !== undefined) return held.balance.amount;
  const isUnclear = [...list.unreadable.values()].some((row) => [key, null].includes(keyIn(book, row)));
  if (isUnclear) throw new Fault('bad-answer', 'a balance that makes no sense');
  return NO_UNITS;
}

/** @throws {Fault} `bad-answer` when the answer is about another token */
function theOne({ tokens, leftOut }: ListedTokens, key: TokenKey): TokenInfo | null {
  const info = tokens.find(({ id }) => tokenKey(id) === key);
  if (info === undefined && tokens.length + leftOut > 0)
    throw new Fault('bad-answer', 'an answer about another token');
  return info ?? null;
}

/** Joins lists of which a server may have only one; each token once. @throws {Fault} `not-found` when it has none */
function joined(lists: readonly (ListedTokens | null)[]): ListedTokens {
  const kept = lists.flatMap((list) => list ?? []);
  if (kept.length === 0) throw new Fault('not-found', 'no list of tokens');
  const tokens = new Map<TokenKey, TokenInfo>();
  for (const info of kept.flatMap((list) => list.tokens))
    if (!tokens.has(tokenKey(info.id))) tokens.set(tokenKey(info.id), info);
  return { tokens: [...tokens.values()], leftOut: kept.reduce((sum, list) => sum + list.leftOut, 0) };
}

const memeSearch = (text: string): Params =>
  isTxid(text.toLowerCase()) ? { tick_id: text.toLowerCase(), ...SOME } : { search_key: text, ...SOME };

/** Servers without search return everything: drop what doesn't match. */
function ranked(
  info: TokenInfo,
  wanted: string,
): readonly { readonly info: TokenInfo; readonly rank: number }[] {
  const text = wanted.toLowerCase();
  const names = [info.tick, info.name ?? ''].map((name) => name.toLowerCase());
  if (info.id.protocol === 'meme-20' && info.id.tickId === text) return [{ info, rank: 0 }];
  if (names.includes(text)) return [{ info, rank: 0 }];
  if (names.some((name) => name.startsWith(text))) return [{ info, rank: 1 }];
  return names.some((name) => name.includes(text)) ? [{ info, rank: 2 }] : [];
}
