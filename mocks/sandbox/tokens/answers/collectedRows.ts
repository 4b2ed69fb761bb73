/** Rows of meme tokens, files and NFTs in the format of Dogeuni's index. */
import { contentLink } from '../contentId.ts';
import type { Balance } from '../ledger/Balances.ts';
import type { LedgerState } from '../ledger/LedgerState.ts';
import type { LedgerFile, MemeToken } from '../ledger/types.ts';
import type { FrozenNft, TokenLibrary } from '../TokenLibrary.ts';
import { logoOf, orNothing, type Row, seconds } from './dogeuniRows.ts';

/** A row of `/meme20/collect-address`. */
export function memeBalance(balance: Balance, state: LedgerState, library: TokenLibrary): Row {
  const token = state.memes.get(balance.thing);
  return {
    id: 0,
    tick_id: balance.thing,
    tick: orNothing(token?.tick),
    name: orNothing(token?.name),
    max: token ? `${token.max}` : null,
    logo: logoOf(library.stories.get(`meme-20:${balance.thing}`)),
    lp_amt0: null,
    lp_amt1: null,
    amt: `${balance.amount}`,
    holder_address: balance.holder,
    transactions: 0,
    update_date: seconds(balance.updatedMs),
    create_date: seconds(balance.createdMs),
  };
}

/** A row of `/meme20/collect`. */
export function memeCollect(token: MemeToken, state: LedgerState, library: TokenLibrary): Row {
  const story = library.stories.get(`meme-20:${token.tickId}`);
  const nothing = { tag: null, discord: null, youtube: null, tiktok: null };
  return {
    id: 0,
    tick_id: token.tickId,
    tick: token.tick,
    name: token.name,
    max: `${token.max}`,
    dec: 8,
    reserve: 0,
    holder_address: token.deployedBy,
    transactions: state.moves.filter(({ thing }) => thing === token.tickId).length,
    holders: state.meme20.holdersOf(token.tickId).length,
    logo: logoOf(story),
    description: story?.introduction ?? null,
    twitter: story?.twitter ?? null,
    telegram: story?.telegram ?? null,
    website: story?.website ?? null,
    ...nothing,
    is_check: story?.isChecked ? 1 : 0,
    update_date: seconds(token.timeMs),
    create_date: seconds(token.timeMs),
  };
}

/** A row of `/file/collect-address`. Names are collection names, which anyone can choose. */
export function fileRow(file: LedgerFile, library: TokenLibrary): Row {
  const story = library.files.get(file.fileId);
  return {
    file_id: file.fileId,
    file_path: story ? contentLink(story.content) : '',
    file_length: story?.size ?? 0,
    file_type: orNothing(story?.mime),
    holder_address: file.holder,
    update_date: seconds(file.updatedMs),
    create_date: seconds(file.createdMs),
    meta_id: orNothing(story?.name) === '' ? '' : file.fileId.slice(0, 32),
    meta_name: '',
    file_name: orNothing(story?.name),
    ex_id: '',
    tick: '',
    amt: '0',
  };
}

/** A row of `/nft/collect-address`. */
export const nftRow = (nft: FrozenNft, position: number): Row => ({
  id: position + 1,
  tick: nft.tick,
  tick_id: nft.tickId,
  prompt: nft.prompt,
  nft_prompt: nft.prompt,
  nft_model: nft.model,
  image: '',
  image_path: contentLink(nft.image),
  deploy_hash: nft.deployHash,
  holder_address: nft.holder,
  transactions: 1,
  is_check: 0,
  update_date: seconds(nft.timeMs),
  create_date: seconds(nft.timeMs),
});
