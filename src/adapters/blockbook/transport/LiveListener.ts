/** What a live connection is to hear of, and what it tells. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';

/** What it tells. */
export interface LiveListener {
  /** all that is wanted is subscribed to; the newest block at that moment */
  onReady(tip: ChainTip): void;
  onBlock(tip: ChainTip): void;
  onTransaction(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null): void;
  /** prices of one DOGE by currency */
  onRates(rates: Readonly<Record<string, number>>): void;
  /** there is none: it was lost, or could not be had */
  onLost(): void;
  /** questions may be put now that could not be before, or the other way round */
  onChange(): void;
}

/** What is to be heard of. */
export interface Wanted {
  /** null: blocks and transactions are not wanted */
  readonly addresses: readonly DogeAddress[] | null;
  /** null: prices are not wanted */
  readonly currency: string | null;
}
