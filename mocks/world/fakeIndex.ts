/** Indexes of tokens that say what a test tells them to, and count what they are asked. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { FileItem, ListPart, Nft } from '../../src/domain/drc20/Collectible.ts';
import type { TokenBalance, TokenInfo, TokenPrice } from '../../src/domain/drc20/Token.ts';
import type { TokenActivity } from '../../src/domain/drc20/TokenActivity.ts';
import { type TokenId, type TokenKey, tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import type { Fault } from '../../src/domain/fault.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { InscriptionIndexer } from '../../src/ports/InscriptionIndexer.ts';
import type { ListQuery, TokenIndexer } from '../../src/ports/TokenIndexer.ts';

/** What an index says; a test changes it as it goes. */
export interface IndexTale {
  /** thrown by everything; null: it answers */
  fault: Fault | null;
  indexed: number;
  chain: number | null;
  balances: readonly TokenBalance[];
  infos: readonly TokenInfo[];
  activities: readonly TokenActivity[];
  nfts: readonly Nft[];
  files: readonly FileItem[];
  prices: ReadonlyMap<TokenKey, TokenPrice>;
  /** answers wait for it; null: they come at once */
  gate: Promise<void> | null;
  /** what was asked, for example `balances`, `files 50`, `search UNIX` */
  readonly asked: string[];
}

/** An index and its tale. */
export type FakeIndex<Port> = Port & { readonly tale: IndexTale };

const newTale = (tale: Partial<IndexTale>): IndexTale => ({
  ...{ fault: null, indexed: 100, chain: null, balances: [], infos: [], activities: [], nfts: [], files: [] },
  ...{ prices: new Map(), gate: null, asked: [] },
  ...tale,
});

function teller(tale: IndexTale) {
  return async <Value>(question: string, answer: () => Value): Promise<Value> => {
    tale.asked.push(question);
    if (tale.gate !== null) await tale.gate;
    if (tale.fault !== null) throw tale.fault;
    return answer();
  };
}

const partOf = <Item>(items: readonly Item[], { offset, limit }: ListQuery): ListPart<Item> => ({
  items: items.slice(offset, offset + limit),
  total: items.length,
});

const isAbout = (text: string) => (info: TokenInfo) =>
  info.tick.toLowerCase().includes(text.toLowerCase()) ||
  (info.id.protocol === 'meme-20' && info.id.tickId === text);

/** A server of the ledger. */
export function createFakeIndex(name: string, parts: Partial<IndexTale> = {}): FakeIndex<TokenIndexer> {
  const tale = newTale(parts);
  const reply = teller(tale);
  const ofToken = (id: TokenId | null) => (activity: TokenActivity) =>
    id === null || (activity.subject.kind === 'token' && tokenKey(activity.subject.id) === tokenKey(id));
  return {
    ...{ name, tale },
    height: () => reply('height', () => ({ indexed: tale.indexed, chain: tale.chain })),
    balances: () => reply('balances', () => tale.balances),
    token: (id) =>
      reply('token', () => tale.infos.find((info) => tokenKey(info.id) === tokenKey(id)) ?? null),
    search: (text) => reply(`search ${text}`, () => tale.infos.filter(isAbout(text))),
    popular: () => reply('popular', () => tale.infos.slice(0, 20)),
    activities: (_holder, id, query) =>
      reply(`moves ${query.offset}`, () => partOf(tale.activities.filter(ofToken(id)), query)),
    activity: (reveal) =>
      reply('move', () => tale.activities.find((activity) => activity.revealTxid === reveal) ?? null),
    nfts: (_holder, query) => reply(`nfts ${query.offset}`, () => partOf(tale.nfts, query)),
    files: (_holder, query) => reply(`files ${query.offset}`, () => partOf(tale.files, query)),
    prices: () => reply('prices', () => tale.prices),
  };
}

/** A server of inscriptions. */
export function createFakeOrd(name: string, parts: Partial<IndexTale> = {}): FakeIndex<InscriptionIndexer> {
  const tale = newTale(parts);
  const reply = teller(tale);
  return {
    ...{ name, tale },
    height: () => reply('height', () => tale.indexed),
    carriers: () => reply('carriers', () => ({ carriers: new Set<string>(), unknown: new Set<string>() })),
    balances: () => reply('balances', () => tale.balances),
    inscriptions: (_holder, query) => reply(`inscriptions ${query.offset}`, () => partOf(tale.nfts, query)),
  };
}

/** A drc-20 token of the ledger, or what is told of it. */
export function balanceOf(tick: string, amount: bigint, part: Partial<TokenBalance> = {}): TokenBalance {
  return {
    ...{ id: { protocol: 'drc-20', tick }, tick, name: null, decimals: 8, logo: null, isVerified: null },
    ...{ amount: tokenUnits(amount), transferable: null },
    ...part,
  };
}

/** Facts of a token of which nothing else is known. */
export const infoOf = (tick: string, part: Partial<TokenInfo> = {}): TokenInfo => ({
  ...{ id: { protocol: 'drc-20', tick }, tick, name: null, decimals: 8, logo: null, isVerified: null },
  ...{ max: null, minted: null, limit: null, holders: null, transfers: null },
  ...{ deployTxid: null, deployedBy: null, deployedAtMs: null, description: null, links: [] },
  ...part,
});

const hexOf = (index: number): string => index.toString(16).padStart(64, '0');

/** A file of the ledger. @param index - makes its id */
export const fileOf = (index: number, holder: DogeAddress, part: Partial<FileItem> = {}): FileItem => ({
  ...{ fileId: txid(hexOf(index)), name: `file ${index}`, mime: 'text/plain', size: 5 },
  ...{ content: `file${index}`, holder, createdAtMs: null },
  ...part,
});

/** An NFT. @param index - its number */
export const nftOf = (index: number, holder: DogeAddress, part: Partial<Nft> = {}): Nft => ({
  ...{ key: `nft/ai:CATS:${index}`, protocol: 'nft/ai', title: 'CATS', number: BigInt(index) },
  ...{ prompt: null, model: null, content: null, mime: null, holder, deployTxid: null, outpoint: null },
  ...part,
});
