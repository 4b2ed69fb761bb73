/** Reads an address's coins, with verdicts of the inscription index. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MAX_TOTAL } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { InscriptionVerdict, Outpoint } from '../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import { mergeVerdicts } from '../../domain/tx/coins/coinVerdicts.ts';
import { type IndexAnswer, indexVerdict, isReadBy } from '../../domain/tx/coins/indexVerdict.ts';
import type { ChainIndexer, IndexedCoin } from '../../ports/ChainIndexer.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';

export interface CoinSources {
  readonly chain: ChainIndexer;
  /** null when none is configured */
  readonly inscriptions: InscriptionIndexer | null;
}

/** An earlier verdict on a coin; undefined when there is none. */
export type KnownVerdicts = (point: Outpoint) => InscriptionVerdict | undefined;

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly known?: KnownVerdicts;
  /** called with the number of malformed rows in the chain's list, if any */
  readonly onLeftOut?: (count: number) => void;
}

/**
 * The unspent outputs of an address. If the inscription index fails or lags, coins without an earlier verdict stay protected.
 *
 * @throws {Fault} when the chain can't be read; `bad-answer` for coins that add up to more than the maximum supply
 */
export async function readCoins(
  sources: CoinSources,
  address: DogeAddress,
  asking: ReadOptions = {},
): Promise<readonly ReportedCoin[]> {
  const indexed = await sources.chain.unspent(address, asking.signal, asking.onLeftOut);
  rejectTooMany(indexed);
  return judgeCoins(sources, indexed, asking);
}

/**
 * Verdicts on coins' inscriptions, from the index and from before. An earlier "none" is dropped if the index is behind the coin's
 * block: it was rolled back, and its verdicts above that height are open again. Never throws.
 */
export async function judgeCoins(
  sources: CoinSources,
  indexed: readonly IndexedCoin[],
  { signal, known = () => undefined }: ReadOptions = {},
): Promise<readonly ReportedCoin[]> {
  const answer = await probeIndex(sources, indexed, signal);
  const unjudged = sources.inscriptions === null ? 'not-indexed' : 'unknown';
  // without `blockHeight`: the key worker rejects fields it doesn't know
  return indexed.map((coin) => {
    const { txid, vout, value, address, confirmations, isCoinbase } = coin;
    const before = known(coin) ?? unjudged;
    const isOpenAgain = before === 'none' && answer !== null && !isReadBy(coin, answer);
    const said = answer === null ? unjudged : indexVerdict(coin, answer);
    const inscription = mergeVerdicts(said, isOpenAgain ? 'unknown' : before);
    return { txid, vout, value, address, confirmations, isCoinbase, inscription };
  });
}

/**
 * Queries the index; null when there is none, or no response. The chain's height is read after the coins: a block that arrives in
 * between can only protect more coins, never fewer.
 */
async function probeIndex(
  { chain, inscriptions }: CoinSources,
  indexed: readonly IndexedCoin[],
  signal: AbortSignal | undefined,
): Promise<IndexAnswer | null> {
  if (inscriptions === null || indexed.length === 0) return null;
  try {
    const { height: tipHeight } = await chain.tip(signal);
    const { height: indexHeight, ...found } = await inscriptions.carriers(indexed, signal);
    return { ...found, indexHeight, tipHeight };
  } catch {
    return null;
  }
}

function rejectTooMany(coins: readonly IndexedCoin[]): void {
  const total = coins.reduce((sum, coin) => sum + coin.value, 0n);
  if (total > MAX_TOTAL) throw new Fault('bad-answer', 'unspent outputs add up to more than MAX_TOTAL');
}
