/** Token transfers of an address: the server's several lists, merged newest first. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { type TokenId, tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import {
  type DogeuniClient,
  nullIfMissing,
  ownRows,
  type Params,
  type ReadRow,
  type Rows,
  rowReader,
} from './client.ts';
import {
  mapDrc20Activity,
  mapDrc20Change,
  mapFileActivity,
  mapMeme20Activity,
  mapMeme20Change,
} from './mapActivity.ts';
import { createMemeNames, type ReadMeme } from './memeNames.ts';
import { type ActivityRow, type CachedRows, mergeNewestFirst } from './mergeNewestFirst.ts';
import { LARGEST_PAGE, LongList } from './pages.ts';
import {
  drc20Change,
  drc20Order,
  fileOrder,
  meme20Change,
  meme20Order,
  type RawDrc20Change,
  type RawMeme20Change,
  type RawOrder,
} from './schema.ts';

type ListPath = 'drc20/order' | 'meme20/order' | 'file/order' | 'drc20/history' | 'meme20/history';

/** A request to one of the lists, and which of its rows to include. */
interface Source {
  readonly list: ListPath;
  readonly params: Params;
  readonly isWanted: (activity: TokenActivity) => boolean;
}

/** The lists of orders, and of balance changes from any cause. */
interface Sources {
  readonly orders: readonly Source[];
  readonly changes: readonly Source[];
}

const ANY = () => true;

/** A server may not support the filter by token: rows of other tokens are then dropped here. */
const isOf =
  (id: TokenId) =>
  ({ subject }: TokenActivity): boolean =>
    subject.kind === 'token' && tokenKey(subject.id) === tokenKey(id);

/** Filtered by either side, the drc-20 list omits mints and deployments: they are requested by holder. */
function drc20Sources(holder: DogeAddress, id: (TokenId & { readonly protocol: 'drc-20' }) | null): Sources {
  const tick = id?.tick;
  const isOfToken = id === null ? ANY : isOf(id);
  const by = (op: 'mint' | 'deploy'): Source => ({
    list: 'drc20/order',
    params: { holder_address: holder, op, tick },
    isWanted: (activity) => activity.op === op && isOfToken(activity),
  });
  const isBetween = ({ op }: TokenActivity): boolean => op === 'transfer' || op === 'burn';
  const between: Source = {
    list: 'drc20/order',
    params: { address: holder, tick },
    isWanted: (activity) => isBetween(activity) && isOfToken(activity),
  };
  return {
    orders: [between, by('mint'), by('deploy')],
    changes: [{ list: 'drc20/history', params: { address: holder, tick }, isWanted: isOfToken }],
  };
}

function meme20Sources(
  holder: DogeAddress,
  id: (TokenId & { readonly protocol: 'meme-20' }) | null,
): Sources {
  const params = { address: holder, tick_id: id?.tickId };
  const isWanted = id === null ? ANY : isOf(id);
  return {
    orders: [{ list: 'meme20/order', params, isWanted }],
    changes: [{ list: 'meme20/history', params, isWanted }],
  };
}

/** The list of files has no filter for either side. */
const fileSources = (holder: DogeAddress): readonly Source[] => [
  { list: 'file/order', params: { holder_address: holder }, isWanted: ANY },
  { list: 'file/order', params: { to_address: holder }, isWanted: ({ from }) => from !== holder },
];

function sourcesOf(holder: DogeAddress, id: TokenId | null): Sources {
  if (id?.protocol === 'drc-20') return drc20Sources(holder, id);
  if (id?.protocol === 'meme-20') return meme20Sources(holder, id);
  if (id !== null) return { orders: [], changes: [] };
  const [ledger, memes] = [drc20Sources(holder, null), meme20Sources(holder, null)];
  return {
    orders: [...ledger.orders, ...memes.orders, ...fileSources(holder)],
    changes: [...ledger.changes, ...memes.changes],
  };
}

const orderKey = ({ tx_hash, fee_tx_hash }: RawOrder): string => `${tx_hash ?? fee_tx_hash}`;

/** A transaction may change several balances, and the same one twice. */
const changeKey = (raw: RawDrc20Change | RawMeme20Change): string =>
  [raw.id, raw.tx_hash, raw.from_address, raw.to_address, raw.amt].join(' ');

const readersOf = (network: Network): Readonly<Record<ListPath, ReadRow<ActivityRow>>> => ({
  'drc20/order': rowReader(drc20Order, (raw) => ({
    key: orderKey(raw),
    activity: mapDrc20Activity(raw, network),
  })),
  'meme20/order': rowReader(meme20Order, (raw) => ({
    key: orderKey(raw),
    activity: mapMeme20Activity(raw, network),
  })),
  'file/order': rowReader(fileOrder, (raw) => ({
    key: orderKey(raw),
    activity: mapFileActivity(raw, network),
  })),
  'drc20/history': rowReader(drc20Change, (raw) => ({
    key: changeKey(raw),
    activity: mapDrc20Change(raw, network),
  })),
  'meme20/history': rowReader(meme20Change, (raw) => ({
    key: changeKey(raw),
    activity: mapMeme20Change(raw, network),
  })),
});

/** Of two orders of one reveal, the one that isn't indexed wins. */
const RULES = {
  keyOf: ({ key }: ActivityRow): string => key,
  careful: (one: ActivityRow, other: ActivityRow): ActivityRow =>
    one.activity.status.kind === 'indexed' ? other : one,
};

/** How many rows to search for a change. */
const MOST_CHANGES = 1_000;

const NO_ROWS: Rows<never> = { rows: [], unreadable: [], total: 0, text: '' };

const isOfHolder =
  (holder: DogeAddress) =>
  ({ activity: { from, to } }: ActivityRow): boolean =>
    from === holder || to === holder;

/** Reads activity through a client. @param readMeme - reads a meme-20's record */
export function createActivityReads(client: DogeuniClient, network: Network, readMeme: ReadMeme) {
  const readers = readersOf(network);
  const withNames = createMemeNames(readMeme);

  /** @param onMissing - called when the server has no such list */
  function open(
    { list: path, params, isWanted }: Source,
    holder: DogeAddress,
    onMissing: () => void,
    signal?: AbortSignal,
  ): CachedRows {
    const read = async (query: ListQuery) => {
      const part = await nullIfMissing(client.rows(path, { ...params, ...query }, readers[path], signal));
      if (part === null) onMissing();
      return part === null ? NO_ROWS : ownRows(part, isOfHolder(holder));
    };
    return { list: new LongList(read, RULES), isWanted };
  }

  /** A server without the filter by reveal returns the newest rows: it may be among them. */
  async function findFile(revealTxid: Txid, signal?: AbortSignal): Promise<ActivityRow | null> {
    const read = (query: ListQuery) => client.rows('file/order', { ...query }, readers['file/order'], signal);
    const list = new LongList(read, RULES, { pageSize: LARGEST_PAGE });
    await list.readUpTo(LARGEST_PAGE);
    return list.rows.find(({ key }) => key === revealTxid) ?? null;
  }

  async function rowOf(path: ListPath, revealTxid: Txid, signal?: AbortSignal): Promise<ActivityRow | null> {
    const asked = { tx_hash: revealTxid, limit: 1, offset: 0 };
    const part = await nullIfMissing(client.rows(path, asked, readers[path], signal));
    if (part === null) return null;
    const row = part.rows.find(({ key }) => key === revealTxid);
    if (row !== undefined) return row;
    if (part.rows.length + part.unreadable.length === 0) return null;
    if (path === 'file/order' && part.unreadable.length === 0) return findFile(revealTxid, signal);
    throw new Fault('bad-answer', 'an answer about another transaction, or one that makes no sense');
  }

  /** The lists have no filter by transaction: they are read from the newest row until all rows of the transaction are found. */
  async function changesIn(source: Source, txid: Txid, holder: DogeAddress, signal?: AbortSignal) {
    const { list } = open(source, holder, () => {}, signal);
    const found: TokenActivity[] = [];
    for (let index = 0; index < MOST_CHANGES; index += 1) {
      const row = await list.at(index);
      if (row === null || (found.length > 0 && row.activity.revealTxid !== txid)) break;
      if (row.activity.revealTxid === txid) found.push(row.activity);
    }
    return found;
  }

  return {
    async changes(txid: Txid, holder: DogeAddress, signal?: AbortSignal): Promise<readonly TokenActivity[]> {
      const { changes } = sourcesOf(holder, null);
      const found = await Promise.all(changes.map((source) => changesIn(source, txid, holder, signal)));
      return withNames(found.flat(), signal);
    },

    async activities(
      holder: DogeAddress,
      id: TokenId | null,
      query: ListQuery,
      signal?: AbortSignal,
    ): Promise<ListPart<TokenActivity>> {
      const { orders, changes } = sourcesOf(holder, id);
      const missing = new Set<Source>();
      const opened = (source: Source) => open(source, holder, () => void missing.add(source), signal);
      const part = await mergeNewestFirst(orders.map(opened), changes.map(opened), query);
      if (orders.length > 0 && orders.every((source) => missing.has(source)))
        throw new Fault('not-found', 'no list of moves');
      return { ...part, items: await withNames(part.items, signal) };
    },

    async activity(revealTxid: Txid, signal?: AbortSignal): Promise<TokenActivity | null> {
      for (const path of ['drc20/order', 'meme20/order', 'file/order'] as const) {
        const row = await rowOf(path, revealTxid, signal);
        const [activity] = row === null ? [] : await withNames([row.activity], signal);
        if (activity) return activity;
      }
      return null;
    },
  };
}
