/** What new transactions make of an address's coins: ten thousand of them are not read again because one came. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { MAX_TOTAL } from '../../../domain/amount/Koinu.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../../domain/tx/coins/applyPending.ts';
import type { ChainTip, ChainTransaction, IndexedCoin } from '../../../ports/ChainIndexer.ts';
import { type AccountMoment, isMined } from './joinPages.ts';

/** What is different about the coins of an address. */
export interface CoinChanges {
  readonly came: readonly IndexedCoin[];
  /** keys of outpoints */
  readonly spent: ReadonlySet<string>;
  /** the heights of transactions that a block took or lost, by their ids; null in no block */
  readonly heights: ReadonlyMap<string, number | null>;
  /** what all coins have to add up to then, koinu */
  readonly total: bigint;
}

/**
 * What came between two moments of an account.
 *
 * @returns null where the pages don't tell all of it (more came than one has, something was replaced), or the same thing twice
 */
export function changesBetween(
  address: DogeAddress,
  before: AccountMoment,
  now: AccountMoment,
): CoinChanges | null {
  const known = new Map<string, ChainTransaction>(before.newest.map((row) => [row.txid, row]));
  const told = new Set<string>(now.newest.map(({ txid }) => txid));
  const came = now.newest.filter(({ txid }) => !known.has(txid));
  const isWhole = before.totalTransactions + came.length === now.totalTransactions;
  if (!isWhole || before.newest.some((row) => !isMined(row) && !told.has(row.txid))) return null;
  const made = came.flatMap((row) => madeBy(row, address));
  const gone = new Set(came.flatMap((row) => spentBy(row, address)));
  // what came and went in between was never among the coins
  const isPassing = new Set(made.map(outpointKey));
  if (isPassing.size < made.length) return null;
  const heights = new Map<string, number | null>();
  for (const { txid, blockHeight } of now.newest) {
    const row = known.get(txid);
    if (row !== undefined && row.blockHeight !== blockHeight) heights.set(txid, blockHeight);
  }
  return {
    came: made.filter((coin) => !gone.has(outpointKey(coin))),
    spent: new Set([...gone].filter((key) => !isPassing.has(key))),
    heights,
    total: now.state.total,
  };
}

const spentBy = ({ inputs }: ChainTransaction, owner: DogeAddress): readonly string[] =>
  inputs.flatMap(({ txid, vout, address }) =>
    txid !== null && address === owner ? [outpointKey({ txid, vout })] : [],
  );

const madeBy = (row: ChainTransaction, owner: DogeAddress): readonly IndexedCoin[] =>
  row.outputs
    .filter(({ address }) => address === owner)
    .map(({ index, value }) => ({
      ...{ txid: row.txid, vout: index, value, address: owner },
      ...{ blockHeight: row.blockHeight, confirmations: row.confirmations },
      isCoinbase: row.inputs.some(({ txid }) => txid === null),
    }));

/**
 * The coins after changes.
 *
 * @param coins - as they were under a tip
 * @param came - those of the changes, judged
 * @param tips - the tip that they were read under, and the one that the chain has now, on top of it
 * @returns null where they don't add up to what the account holds, something was spent that was not there, or came that was
 */
export function coinsAfter(
  coins: readonly ReportedCoin[],
  { spent, heights, total, came: told }: CoinChanges,
  came: readonly ReportedCoin[],
  [before, now]: readonly [ChainTip, ChainTip],
): readonly ReportedCoin[] | null {
  const heightOf = new Map(told.map((coin) => [outpointKey(coin), coin.blockHeight]));
  const added = came.map((coin) => atHeight(coin, heightOf.get(outpointKey(coin)) ?? null, now));
  const touched = new Set([...spent, ...heightOf.keys()].map((key) => key.slice(0, key.indexOf(':'))));
  const deeper = now.height - before.height;
  const left: ReportedCoin[] = [];
  for (const coin of coins) {
    // a key is made for few of them
    const key = touched.has(coin.txid) ? outpointKey(coin) : '';
    if (heightOf.has(key)) return null;
    if (spent.has(key)) continue;
    const height = heights.get(coin.txid);
    left.push(height === undefined ? deepened(coin, deeper) : atHeight(coin, height, now));
  }
  const after = [...added, ...left];
  const sum = after.reduce((amount, { value }) => amount + value, 0n);
  const isWhole = left.length + spent.size === coins.length && sum === total && sum <= MAX_TOTAL;
  return isWhole ? after : null;
}

/** A coin that so many blocks came on top of. */
export const deepened = (coin: ReportedCoin, blocks: number): ReportedCoin =>
  coin.confirmations === 0 || blocks === 0 ? coin : withDepth(coin, coin.confirmations + blocks);

const atHeight = (coin: ReportedCoin, height: number | null, tip: ChainTip): ReportedCoin =>
  withDepth(coin, height === null ? 0 : Math.max(1, tip.height - height + 1));

/** Field by field: to spread a coin is several times slower, and a block changes ten thousand. */
function withDepth(coin: ReportedCoin, confirmations: number): ReportedCoin {
  const { txid, vout, value, address, isCoinbase, inscription } = coin;
  return { txid, vout, value, address, confirmations, isCoinbase, inscription };
}
