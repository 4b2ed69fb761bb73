/** What a live connection subscribes to, and the events it reports. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';

export interface LiveListener {
  /** all subscriptions are in place; the newest block at that moment */
  onReady(tip: ChainTip): void;
  onBlock(tip: ChainTip): void;
  onTransaction(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null): void;
  /** prices of one DOGE by currency */
  onRates(rates: Readonly<Record<string, number>>): void;
  /** the connection was lost, or couldn't be opened */
  onLost(): void;
  /** requests can be sent now that couldn't before, or the other way round */
  onChange(): void;
}

/** The subscriptions in demand. */
export interface Wanted {
  /** null: no blocks and transactions */
  readonly addresses: readonly DogeAddress[] | null;
  /** null: no prices */
  readonly currency: string | null;
}
