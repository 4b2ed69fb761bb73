/** Tokens on one Dogeuni server: what is held, what there is, what it costs. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { TokenBalance, TokenInfo } from '../../domain/drc20/Token.ts';
import { type TokenId, upperTick } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import type { DogeuniClient, Rows } from './client.ts';
import { mapDrc20Balance, mapDrc20Info, mapMeme20Balance, mapMeme20Info, mapPrices } from './mapTokens.ts';
import { readAll } from './pages.ts';
import { checkHolder } from './readAddress.ts';
import { drc20Balance, drc20Info, meme20Balance, meme20Info, price } from './schema.ts';

const MAX_FOUND = 50;
const MAX_POPULAR = 20;
/** Some servers give all tokens whatever is asked for, some a page; with so many rows both give enough. */
const MANY = { limit: 1_000, offset: 0 };
const SOME = { limit: 100, offset: 0 };

/** The part of the port that is about tokens. */
export type TokenReads = Pick<TokenIndexer, 'balances' | 'token' | 'search' | 'popular' | 'prices'>;

/** Reads tokens over a client. */
export function createTokenReads(client: DogeuniClient, network: Network): TokenReads {
  return {
    async balances(holder, signal) {
      const [ledger, memes] = await Promise.all([
        drc20Balances(client, holder, signal),
        meme20Balances(client, holder, signal),
      ]);
      return [...ledger, ...memes].filter(({ amount }) => amount > 0n);
    },
    token: (id, signal) => readToken(client, network, id, signal),
    async search(text, signal) {
      const wanted = text.trim();
      if (wanted === '') return [];
      const [ledger, memes] = await Promise.all([
        drc20Infos(client, network, { search_key: upperTick(wanted), ...SOME }, signal),
        meme20Infos(client, network, memeSearch(wanted), signal),
      ]);
      return [...ledger, ...memes]
        .flatMap((info) => ranked(info, wanted))
        .toSorted((a, b) => a.rank - b.rank || (b.info.holders ?? 0) - (a.info.holders ?? 0))
        .slice(0, MAX_FOUND)
        .map(({ info }) => info);
    },
    async popular(signal) {
      const [ledger, memes] = await Promise.all([
        drc20Infos(client, network, MANY, signal),
        meme20Infos(client, network, MANY, signal),
      ]);
      return [...ledger, ...memes]
        .filter(({ holders }) => holders !== null && holders > 0)
        .toSorted((a, b) => (b.holders ?? 0) - (a.holders ?? 0))
        .slice(0, MAX_POPULAR);
    },
    prices: async (signal) => mapPrices((await client.rows('swap/price', {}, price, signal)).rows),
  };
}

type RecordedRequest = Readonly<Record<string, string | number>>;

/** How the balances of one protocol are read. */
interface BalanceReads<Row> {
  readonly read: (asked: RecordedRequest) => Promise<Rows<Row>>;
  /** what tells rows apart */
  readonly keyOf: (row: Row) => string;
  readonly map: (row: Row) => TokenBalance;
}

/** @throws {Fault} `bad-answer` when the rows are somebody else's */
async function balancesOf<Row extends { readonly holder_address: string }>(
  holder: DogeAddress,
  { read, keyOf, map }: BalanceReads<Row>,
): Promise<readonly TokenBalance[]> {
  const rows = await readAll((query) => read({ holder_address: holder, ...query }), keyOf);
  checkHolder(rows, holder);
  return rows.map(map);
}

const drc20Balances = (client: DogeuniClient, holder: DogeAddress, signal?: AbortSignal) =>
  balancesOf(holder, {
    read: (asked) => client.rows('drc20/collect-address', asked, drc20Balance, signal),
    keyOf: ({ tick }) => tick,
    map: mapDrc20Balance,
  });

const meme20Balances = (client: DogeuniClient, holder: DogeAddress, signal?: AbortSignal) =>
  balancesOf(holder, {
    read: (asked) => client.rows('meme20/collect-address', asked, meme20Balance, signal),
    keyOf: ({ tick_id }) => tick_id,
    map: mapMeme20Balance,
  });

async function drc20Infos(
  client: DogeuniClient,
  network: Network,
  asked: RecordedRequest,
  signal?: AbortSignal,
): Promise<readonly TokenInfo[]> {
  const { rows } = await client.rows('drc20/collect', asked, drc20Info, signal);
  return rows.map((row) => mapDrc20Info(row, network));
}

async function meme20Infos(
  client: DogeuniClient,
  network: Network,
  asked: RecordedRequest,
  signal?: AbortSignal,
): Promise<readonly TokenInfo[]> {
  const { rows } = await client.rows('meme20/collect', asked, meme20Info, signal);
  return rows.map((row) => mapMeme20Info(row, network));
}

async function readToken(
  client: DogeuniClient,
  network: Network,
  id: TokenId,
  signal?: AbortSignal,
): Promise<TokenInfo | null> {
  if (id.protocol === 'doginals') return null;
  const one = { limit: 1, offset: 0 };
  if (id.protocol === 'drc-20') {
    const infos = await drc20Infos(client, network, { tick: id.tick, ...one }, signal);
    return onlyOne(infos, (info) => info.id.protocol === 'drc-20' && info.id.tick === id.tick);
  }
  const infos = await meme20Infos(client, network, { tick_id: id.tickId, ...one }, signal);
  return onlyOne(infos, (info) => info.id.protocol === 'meme-20' && info.id.tickId === id.tickId);
}

/** @throws {Fault} `bad-answer` when the answer is about another token */
function onlyOne(infos: readonly TokenInfo[], isIt: (info: TokenInfo) => boolean): TokenInfo | null {
  const [first] = infos;
  if (first === undefined) return null;
  if (infos.length > 1 || !isIt(first)) throw new Fault('bad-answer', 'an answer about another token');
  return first;
}

const memeSearch = (text: string): RecordedRequest =>
  isTxid(text.toLowerCase()) ? { tick_id: text.toLowerCase(), ...SOME } : { search_key: text, ...SOME };

/** Servers that do not know how to search give all they have: what does not match is left out. */
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
