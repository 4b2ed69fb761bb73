/** Reads the coins of an address with what the inscription index says of them. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MAX_TOTAL } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { InscriptionVerdict, Outpoint } from '../../domain/tx/Coin.ts';
import type { ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import { mergeVerdicts } from '../../domain/tx/coins/coinVerdicts.ts';
import { type IndexAnswer, indexVerdict, isReadBy } from '../../domain/tx/coins/indexVerdict.ts';
import type { ChainIndexer, IndexedCoin } from '../../ports/ChainIndexer.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';

/** Whom to ask. */
export interface CoinSources {
  readonly chain: ChainIndexer;
  /** null when none is configured */
  readonly inscriptions: InscriptionIndexer | null;
}

/** What is known of a coin from before; undefined when nothing is. */
export type KnownVerdicts = (point: Outpoint) => InscriptionVerdict | undefined;

/** How coins are asked about. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly known?: KnownVerdicts;
  /** called with how many rows of the chain's list make no sense, where there are any */
  readonly onLeftOut?: (count: number) => void;
}

/**
 * The unspent outputs of an address. When the inscription index fails or lags, what is not known from before stays protected.
 *
 * @throws {Fault} when the chain cannot be read; `bad-answer` for coins that add up to more than all the money there may be
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
 * What is known of coins' inscriptions: from the index, and from before. That one was free is forgotten where the index is behind its
 * block: it has gone back, and what it said up there is open again. Never throws.
 */
export async function judgeCoins(
  sources: CoinSources,
  indexed: readonly IndexedCoin[],
  { signal, known = () => undefined }: ReadOptions = {},
): Promise<readonly ReportedCoin[]> {
  const answer = await probeIndex(sources, indexed, signal);
  const unjudged = sources.inscriptions === null ? 'not-indexed' : 'unknown';
  // the key worker takes nothing that it doesn't know, so that the block stays behind
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
 * Asks the index; null where there is none, or it doesn't answer. The chain's height is asked for after the coins: a block that comes
 * between protects more, and never less.
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
