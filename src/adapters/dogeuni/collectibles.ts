/** NFTs and files on one Dogeuni server. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FileItem } from '../../domain/drc20/Collectible.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ListQuery, TokenIndexer } from '../../ports/TokenIndexer.ts';
import { type DogeuniClient, nullIfMissing, ownRows, rowReader } from './client.ts';
import { mapFile, mapNft } from './mapCollectibles.ts';
import { LongList, readPart } from './pages.ts';
import { file, nft } from './schema.ts';

type CollectibleReads = Pick<TokenIndexer, 'nfts' | 'files' | 'holdsFile'>;

const FILE_RULES = { keyOf: ({ fileId }: { readonly fileId: string }): string => fileId };
const NFT_RULES = { keyOf: ({ key }: { readonly key: string }): string => key };

const readNft = rowReader(nft, (raw) => mapNft(raw, raw.holder_address as DogeAddress));
const readFile = rowReader(file, (raw) => mapFile(raw, raw.holder_address as DogeAddress));

/** Reads them through a client. A file is listed once for each collection it was added to. */
export function createCollectibleReads(client: DogeuniClient): CollectibleReads {
  const nftsOf = (holder: DogeAddress, signal?: AbortSignal) => async (query: ListQuery) =>
    ownRows(
      await client.rows('nft/collect-address', { holder_address: holder, ...query }, readNft, signal),
      (row) => row.holder === holder,
    );
  const filesOf = (holder: DogeAddress, signal?: AbortSignal) => async (query: ListQuery) =>
    ownRows(
      await client.rows('file/collect-address', { holder_address: holder, ...query }, readFile, signal),
      (row) => row.holder === holder,
    );
  return {
    async nfts(holder, query, signal) {
      const part = await readPart(nftsOf(holder, signal), NFT_RULES, query);
      return { items: part.rows, total: part.total, leftOut: part.leftOut, rows: part.given };
    },
    async files(holder, query, signal) {
      const part = await readPart(filesOf(holder, signal), FILE_RULES, query);
      return { items: part.rows, total: part.total, leftOut: part.leftOut, rows: part.given };
    },
    async holdsFile(holder, fileId, signal) {
      const list = new LongList(filesOf(holder, signal), FILE_RULES);
      return nullIfMissing(isListed(list, fileId));
    },
  };
}

const isFile = (row: unknown, fileId: Txid): boolean =>
  typeof row === 'object' && row !== null && 'file_id' in row && row.file_id === fileId;

/** Searches a list for a file. @throws {Fault} `bad-answer` when an invalid row may be that file */
async function isListed(list: LongList<FileItem>, fileId: Txid): Promise<boolean> {
  for (let index = 0; ; index += 1) {
    const row = await list.at(index);
    if (row?.fileId === fileId) return true;
    if (row === null) break;
  }
  if ([...list.unreadable.values()].some((row) => isFile(row, fileId)))
    throw new Fault('bad-answer', 'a file that makes no sense');
  return false;
}
