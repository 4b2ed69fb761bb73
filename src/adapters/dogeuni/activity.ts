/** Moves of an address: the server keeps several lists, which are read side by side as one, newest first. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { ListPart } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { TokenId } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ListQuery } from '../../ports/TokenIndexer.ts';
import type { DogeuniClient, Params, Rows } from './client.ts';
import { mapDrc20Activity, mapFileActivity, mapMeme20Activity } from './mapActivity.ts';
import { type ActivityRow, type CachedRows, mergeNewestFirst } from './mergeNewestFirst.ts';
import { LongList } from './pages.ts';
import { drc20Order, fileOrder, meme20Order, type RawOrder } from './schema.ts';

/** A question to one of the lists, and which of its rows count. */
interface Source {
  readonly list: 'drc20' | 'meme20' | 'file';
  readonly params: Params;
  readonly isWanted: (activity: TokenActivity) => boolean;
}

const ANY = () => true;

/** A server may not know the filter by tick: rows of other tokens are then left out here. */
const isOf =
  (tick: string) =>
  ({ subject }: TokenActivity): boolean =>
    subject.kind === 'token' && subject.id.protocol === 'drc-20' && subject.id.tick === tick;

/** Asked for either side, the list of drc-20 leaves mints and deployments out: they are asked for by their holder. */
function drc20Sources(holder: DogeAddress, tick?: string): readonly Source[] {
  const isOfToken = tick === undefined ? ANY : isOf(tick);
  const by = (op: 'mint' | 'deploy'): Source => ({
    list: 'drc20',
    params: { holder_address: holder, op, tick },
    isWanted: (activity) => activity.op === op && isOfToken(activity),
  });
  const isBetween = ({ op }: TokenActivity): boolean => op === 'transfer' || op === 'burn';
  const between: Source = {
    list: 'drc20',
    params: { address: holder, tick },
    isWanted: (activity) => isBetween(activity) && isOfToken(activity),
  };
  return [between, by('mint'), by('deploy')];
}

const meme20Sources = (holder: DogeAddress, tickId?: Txid): readonly Source[] => [
  { list: 'meme20', params: { address: holder, tick_id: tickId }, isWanted: ANY },
];

/** The list of files knows no filter for either side. */
const fileSources = (holder: DogeAddress): readonly Source[] => [
  { list: 'file', params: { holder_address: holder }, isWanted: ANY },
  { list: 'file', params: { to_address: holder }, isWanted: ({ from }) => from !== holder },
];

function sourcesOf(holder: DogeAddress, id: TokenId | null): readonly Source[] {
  if (id === null) return [...drc20Sources(holder), ...meme20Sources(holder), ...fileSources(holder)];
  if (id.protocol === 'drc-20') return drc20Sources(holder, id.tick);
  return id.protocol === 'meme-20' ? meme20Sources(holder, id.tickId) : [];
}

/** Reads moves over a client. */
export function createActivityReads(client: DogeuniClient, network: Network) {
  async function rowsOf(list: Source['list'], params: Params, signal?: AbortSignal) {
    const path = `${list}/order`;
    if (list === 'drc20')
      return mapped(await client.rows(path, params, drc20Order, signal), mapDrc20Activity);
    if (list === 'meme20')
      return mapped(await client.rows(path, params, meme20Order, signal), mapMeme20Activity);
    return mapped(await client.rows(path, params, fileOrder, signal), mapFileActivity);
  }

  function mapped<Row extends RawOrder>(
    { rows, total }: Rows<Row>,
    map: (row: Row, network: Network) => TokenActivity | null,
  ): Rows<ActivityRow> {
    const rowOf = (row: Row): ActivityRow => ({
      key: `${row.tx_hash ?? row.fee_tx_hash}`,
      activity: map(row, network),
    });
    return { rows: rows.map(rowOf), total };
  }

  function open(source: Source, holder: DogeAddress, signal?: AbortSignal): CachedRows {
    const read = async (query: ListQuery) => {
      const part = await rowsOf(source.list, { ...source.params, ...query }, signal);
      for (const { activity } of part.rows) checkSide(activity, holder);
      return part;
    };
    const list = new LongList(read, ({ key }) => key);
    return { list, isWanted: source.isWanted };
  }

  return {
    async activities(
      holder: DogeAddress,
      id: TokenId | null,
      query: ListQuery,
      signal?: AbortSignal,
    ): Promise<ListPart<TokenActivity>> {
      const lists = sourcesOf(holder, id).map((source) => open(source, holder, signal));
      return mergeNewestFirst(lists, query);
    },

    async activity(revealTxid: Txid, signal?: AbortSignal): Promise<TokenActivity | null> {
      for (const list of ['drc20', 'meme20', 'file'] as const) {
        const { rows } = await rowsOf(list, { tx_hash: revealTxid, limit: 1, offset: 0 }, signal);
        const [row] = rows;
        if (row && row.key !== revealTxid)
          throw new Fault('bad-answer', 'an answer about another transaction');
        if (row) return row.activity;
      }
      return null;
    },
  };
}

/** @throws {Fault} `bad-answer` */
function checkSide(activity: TokenActivity | null, holder: DogeAddress): void {
  if (activity !== null && activity.from !== holder && activity.to !== holder)
    throw new Fault('bad-answer', 'a move of somebody else');
}
