import type { Network } from '../domain/address/Network.ts';
import type { ChainIndexer } from './ChainIndexer.ts';
import type { Clock } from './Clock.ts';
import type { ContentGateway } from './ContentGateway.ts';
import type { Indexers } from './Indexers.ts';
import type { InscriptionIndexer } from './InscriptionIndexer.ts';
import type { PaymentRelay } from './PaymentRelay.ts';
import type { PriceSource } from './PriceSource.ts';
import type { SiteFiles } from './SiteFiles.ts';
import type { StateStorage } from './StateStorage.ts';
import type { Telegram } from './Telegram.ts';
import type { TokenIndexer } from './TokenIndexer.ts';
import type { TransactionCache } from './TransactionCache.ts';
import type { Vault } from './Vault.ts';

/** Everything through which the stores access the outside world. */
export interface Ports {
  readonly network: Network;
  /** no server is ever contacted: data that only a server has stays unknown and hidden */
  readonly isCold: boolean;
  readonly chain: ChainIndexer;
  /** null when none is configured: unknown coins are then judged by value only */
  readonly inscriptions: InscriptionIndexer | null;
  /** cached raw transactions */
  readonly transactions: Pick<TransactionCache, 'erase' | 'kept'>;
  /** servers of the token ledger, whose answers are compared; empty when none is configured */
  readonly tokens: readonly TokenIndexer[];
  /** null when none is configured: then no content is shown */
  readonly contents: ContentGateway | null;
  /** vendors and relays of DogeConnect; null when disabled: its links are then treated as ordinary ones */
  readonly relay: PaymentRelay | null;
  /** files that sites ask to be reviewed; null when they cannot be fetched */
  readonly siteFiles: SiteFiles | null;
  readonly prices: PriceSource;
  /** the servers for chain and prices */
  readonly indexers: Indexers;
  readonly vault: Vault;
  readonly state: StateStorage;
  readonly telegram: Telegram;
  readonly clock: Clock;
  /** 0 to 1, for timing that should differ between wallets; never used for secrets */
  readonly random: () => number;
}
