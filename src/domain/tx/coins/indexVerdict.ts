/** What the answer of an inscription index says of one coin. */
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../Coin.ts';

/** What an index said, and how far it and the chain were. */
export interface IndexAnswer {
  /** keys of coins that carry inscriptions */
  readonly carriers: ReadonlySet<string>;
  /** keys of coins that carry dunes */
  readonly dunes: ReadonlySet<string>;
  /** keys of coins that it does not know */
  readonly unknown: ReadonlySet<string>;
  /** the last block that it had read, before and after it answered */
  readonly indexHeight: number;
  /** the newest block, as it was when the coins were read, or later */
  readonly tipHeight: number;
}

/** A coin as far as it matters here. */
export type QueriedCoin = Outpoint & { readonly confirmations: number };

/** Whether an index has read the block of a coin. It knows nothing of what is in no block, or in a later one. */
export const isReadBy = ({ confirmations }: QueriedCoin, { tipHeight, indexHeight }: IndexAnswer): boolean =>
  confirmations > 0 && tipHeight - confirmations + 1 <= indexHeight;

/** Whether a coin carries. The silence of an index that has not read its block says nothing. */
export function indexVerdict(coin: QueriedCoin, answer: IndexAnswer): InscriptionVerdict {
  const key = outpointKey(coin);
  if (answer.carriers.has(key)) return 'carries';
  if (answer.dunes.has(key)) return 'dunes';
  return isReadBy(coin, answer) && !answer.unknown.has(key) ? 'none' : 'unknown';
}
