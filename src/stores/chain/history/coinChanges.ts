/** Applies new transactions to an address's coins, so that ten thousand coins are not read again for one. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { MAX_TOTAL } from '../../../domain/amount/Koinu.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../../domain/tx/coins/applyPending.ts';
import type { ChainTip, ChainTransaction, IndexedCoin } from '../../../ports/ChainIndexer.ts';
import { type AccountMoment, isMined } from './joinPages.ts';

export interface CoinChanges {
  readonly came: readonly IndexedCoin[];
  /** outpoint keys */
  readonly spent: ReadonlySet<string>;
  /** new heights of transactions that a block took or lost, by id; null: unconfirmed */
  readonly heights: ReadonlyMap<string, number | null>;
  /** the sum of all coins afterwards, koinu */
  readonly total: bigint;
}

/**
 * The changes between two moments of an account.
 *
 * @returns null if the first page doesn't hold all of them (too many came, or one was replaced), or repeats an output
 */
export function changesBetween(
  address: DogeAddress,
  before: AccountMoment,
  now: AccountMoment,
): CoinChanges | null {
  const known = new Map<string, ChainTransaction>(before.newest.map((row) => [row.txid, row]));
  const listed = new Set<string>(now.newest.map(({ txid }) => txid));
  const came = now.newest.filter(({ txid }) => !known.has(txid));
  const isWhole = before.totalTransactions + came.length === now.totalTransactions;
  if (!isWhole || before.newest.some((row) => !isMined(row) && !listed.has(row.txid))) return null;
  const made = came.flatMap((row) => madeBy(row, address));
  const gone = new Set(came.flatMap((row) => spentBy(row, address)));
  // outputs received and spent in between were never among the coins
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
      txid: row.txid,
      vout: index,
      value,
      address: owner,
      blockHeight: row.blockHeight,
      confirmations: row.confirmations,
      isCoinbase: row.inputs.some(({ txid }) => txid === null),
    }));

/**
 * Applies changes to coins.
 *
 * @param coins - as read under the first tip
 * @param came - the new coins of the changes, with verdicts
 * @param tips - the tip they were read under, and the current one, which extends it
 * @returns null if the sum is not the account's balance, a spent coin was missing, or a new one was already there
 */
export function coinsAfter(
  coins: readonly ReportedCoin[],
  { spent, heights, total, came: reported }: CoinChanges,
  came: readonly ReportedCoin[],
  [before, now]: readonly [ChainTip, ChainTip],
): readonly ReportedCoin[] | null {
  const heightOf = new Map(reported.map((coin) => [outpointKey(coin), coin.blockHeight]));
  const added = came.map((coin) => atHeight(coin, heightOf.get(outpointKey(coin)) ?? null, now));
  const touched = new Set([...spent, ...heightOf.keys()].map((key) => key.slice(0, key.indexOf(':'))));
  const deeper = now.height - before.height;
  const left: ReportedCoin[] = [];
  for (const coin of coins) {
    // keys are built only where needed
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

/** With that many more confirmations; unconfirmed coins stay as they are. */
export const deepened = (coin: ReportedCoin, blocks: number): ReportedCoin =>
  coin.confirmations === 0 || blocks === 0 ? coin : withDepth(coin, coin.confirmations + blocks);

const atHeight = (coin: ReportedCoin, height: number | null, tip: ChainTip): ReportedCoin =>
  withDepth(coin, height === null ? 0 : Math.max(1, tip.height - height + 1));

/** Field by field: spreading is several times slower, and a block changes ten thousand coins. */
function withDepth(coin: ReportedCoin, confirmations: number): ReportedCoin {
  const { txid, vout, value, address, isCoinbase, inscription } = coin;
  return { txid, vout, value, address, confirmations, isCoinbase, inscription };
}
