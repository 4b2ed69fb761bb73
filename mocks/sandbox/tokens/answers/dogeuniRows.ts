/** Rows of Dogeuni's responses, quirks included: amounts as digit strings, times in seconds, `dec` 0 where the query omits it. */
import type { Json } from '../../blockbook/types.ts';
import { contentLink } from '../contentId.ts';
import type { Balance } from '../ledger/Balances.ts';
import { type LedgerState, MODULE_MAX } from '../ledger/LedgerState.ts';
import type { Drc20Token, LedgerActivity, LedgerOrder } from '../ledger/types.ts';
import type { TokenLibrary, TokenStory } from '../TokenLibrary.ts';

export type Row = Readonly<Record<string, Json>>;

/** Seconds since 1970, the index's unit of time. */
export const seconds = (ms: number): number => Math.floor(ms / 1000);
export const orNothing = (text: string | undefined): string => text ?? '';

/** An id like the index's generated ones, equal for equal transactions. */
const orderId = (txid: string): string =>
  [txid.slice(0, 8), txid.slice(8, 12), txid.slice(12, 16), txid.slice(16, 20), txid.slice(20, 32)].join('-');

/** A token's image link; empty when it has none. */
export const logoOf = (story: TokenStory | undefined): string => (story?.logo ? contentLink(story.logo) : '');

/** Fields of every order. */
function commonOrder(order: LedgerOrder): Row {
  return {
    id: order.id,
    order_id: orderId(order.revealTxid),
    op: order.op,
    holder_address: order.holder,
    to_address: order.to,
    fee_address: order.feeAddress,
    fee_tx_hash: order.commitTxid,
    tx_hash: order.revealTxid,
    block_number: order.height,
    block_hash: order.blockHash,
    err_info: order.rejection,
    order_status: order.rejection === '' ? 0 : 1,
    update_date: seconds(order.timeMs),
    create_date: seconds(order.timeMs),
  };
}

/** A row of `/drc20/order`. */
export const drc20Order = (order: LedgerOrder): Row => ({
  ...commonOrder(order),
  p: 'drc-20',
  tick: order.tick,
  amt: `${order.amount}`,
  max: `${order.max}`,
  lim: `${order.limit}`,
  dec: order.decimals === 0 ? 8 : order.decimals,
  burn: '',
  func: '',
  repeat: Number(order.repeat),
});

/** A row of `/meme20/order`. */
export const memeOrder = (order: LedgerOrder): Row => ({
  ...commonOrder(order),
  p: 'meme-20',
  tick_id: order.tickId,
  tick: order.tick,
  name: order.name,
  amt: `${order.amount}`,
  max: `${order.max}`,
  dec: 0,
});

/** A row of `/file/order`. */
export const fileOrder = (order: LedgerOrder, library: TokenLibrary): Row => {
  const story = library.files.get(order.fileId);
  return {
    ...commonOrder(order),
    fee_address: '',
    file_id: order.fileId,
    file: '',
    file_path: story ? contentLink(story.content) : '',
    file_data: null,
    file_length: 0,
    file_type: 'file',
  };
};

/** A row of `/drc20/collect-address`. */
export function drc20Balance(balance: Balance, state: LedgerState, library: TokenLibrary): Row {
  const token = state.tokens.get(balance.thing);
  return {
    tick: balance.thing,
    amt: `${balance.amount}`,
    lock_amt: null,
    max: `${token?.max ?? MODULE_MAX}`,
    lim: null,
    dec: 0,
    burn: '',
    func: '',
    logo: logoOf(library.stories.get(`drc-20:${balance.thing}`)),
    holder_address: balance.holder,
    transactions: 0,
    update_date: seconds(balance.updatedMs),
    create_date: seconds(balance.createdMs),
  };
}

/**
 * A row of `/drc20/collect`. Only checked tokens include their makers' texts.
 *
 * @param isSearch - rows found by a text or by the deployer have null texts instead of empty ones
 */
export function drc20Collect(
  token: Drc20Token,
  state: LedgerState,
  library: TokenLibrary,
  isSearch = false,
): Row {
  const story = library.stories.get(`drc-20:${token.tick}`);
  const reported = story?.isChecked ? story : undefined;
  // undeployed tokens have none either
  const none = isSearch || token.deployedBy === '' ? null : '';
  return {
    tick: token.tick,
    max_amt: `${token.max}`,
    mint_amt: `${token.minted}`,
    dec: 0,
    lim: `${token.limit}`,
    holders: state.drc20.holdersOf(token.tick).filter(({ amount }) => amount > 0n).length,
    transactions: state.moves.filter(({ thing, from }) => thing === token.tick && from === '').length,
    deploy_time: seconds(token.timeMs),
    last_mint_time: token.lastMintMs === null ? null : seconds(token.lastMintMs),
    deploy_by: token.deployedBy,
    inscription: token.txid,
    logo: logoOf(reported) || none,
    introduction: reported?.introduction ?? none,
    white_paper: none,
    official: reported?.website ?? none,
    telegram: reported?.telegram ?? none,
    discorad: none,
    twitter: reported?.twitter ?? none,
    facebook: none,
    github: none,
    is_check: story?.isChecked ? 1 : 0,
  };
}

const memeNames = (tickId: string, { memes }: LedgerState): Row => ({
  tick_id: tickId,
  tick: orNothing(memes.get(tickId)?.tick),
  name: orNothing(memes.get(tickId)?.name),
});

/** A row of the histories. */
export const historyRow = (activity: LedgerActivity, state: LedgerState): Row => ({
  id: activity.id,
  from_address: activity.from,
  to_address: activity.to,
  ...(activity.protocol === 'drc-20' ? { tick: activity.thing } : memeNames(activity.thing, state)),
  amt: `${activity.amount}`,
  tx_hash: activity.txid,
  block_number: activity.height,
  update_date: seconds(activity.timeMs),
  create_date: seconds(activity.timeMs),
});
