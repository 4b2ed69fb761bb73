/** Interprets an inscription index's answer for one coin. */
import { type InscriptionVerdict, type Outpoint, outpointKey } from '../Coin.ts';

/** An index's answer, with its height and the chain's. */
export interface IndexAnswer {
  /** outpoint keys of coins that carry inscriptions */
  readonly carriers: ReadonlySet<string>;
  /** outpoint keys of coins that carry dunes */
  readonly dunes: ReadonlySet<string>;
  /** outpoint keys of coins that it does not know */
  readonly unknown: ReadonlySet<string>;
  /** the last block indexed both before and after it answered */
  readonly indexHeight: number;
  /** the tip, at the time the coins were read or later */
  readonly tipHeight: number;
}

export type QueriedCoin = Outpoint & { readonly confirmations: number };

/** Whether an index has read a coin's block. It knows nothing about unconfirmed coins or later blocks. */
export const isReadBy = ({ confirmations }: QueriedCoin, { tipHeight, indexHeight }: IndexAnswer): boolean =>
  confirmations > 0 && tipHeight - confirmations + 1 <= indexHeight;

/** A coin's verdict. An index that has not read its block proves nothing by not listing it. */
export function indexVerdict(coin: QueriedCoin, answer: IndexAnswer): InscriptionVerdict {
  const key = outpointKey(coin);
  if (answer.carriers.has(key)) return 'carries';
  if (answer.dunes.has(key)) return 'dunes';
  return isReadBy(coin, answer) && !answer.unknown.has(key) ? 'none' : 'unknown';
}
