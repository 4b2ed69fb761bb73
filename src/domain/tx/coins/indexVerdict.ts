/** What the answer of an inscription index says of one coin. */
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../Coin.ts';

/** What an index said, and how far it and the chain were. */
export interface IndexAnswer {
  /** keys of coins that carry */
  readonly carriers: ReadonlySet<string>;
  /** keys of coins that it does not know */
  readonly unknown: ReadonlySet<string>;
  /** the last block that it had read before it answered */
  readonly indexHeight: number;
  /** the newest block, as it was when the coins were read, or later */
  readonly tipHeight: number;
}

/** A coin as far as it matters here. */
export type QueriedCoin = Outpoint & { readonly confirmations: number };

/**
 * Whether a coin carries. An index knows nothing of what is in no block, or in a block that it has not read: then its silence
 * says nothing.
 */
export function indexVerdict(coin: QueriedCoin, answer: IndexAnswer): InscriptionVerdict {
  const key = outpointKey(coin);
  if (answer.carriers.has(key)) return 'carries';
  const height = answer.tipHeight - coin.confirmations + 1;
  const isRead = coin.confirmations > 0 && height <= answer.indexHeight;
  return isRead && !answer.unknown.has(key) ? 'none' : 'unknown';
}
