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

/** All that the stores reach the outside fixture through. */
export interface Ports {
  readonly network: Network;
  /** no server is ever asked: what only a server knows stays unknown, and is shown nowhere */
  readonly isCold: boolean;
  readonly chain: ChainIndexer;
  /** null when none is configured: unknown coins are then judged by their value alone */
  readonly inscriptions: InscriptionIndexer | null;
  /** raw transactions that the chain keeps once it has told them */
  readonly transactions: Pick<TransactionCache, 'erase' | 'kept'>;
  /** servers of the token ledger, each asked and compared; empty when none is configured */
  readonly tokens: readonly TokenIndexer[];
  /** null when none is configured: then no content is shown */
  readonly contents: ContentGateway | null;
  /** vendors and relays of DogeConnect; null where none is asked: its links are ordinary ones then */
  readonly relay: PaymentRelay | null;
  /** files that sites ask to be looked at; null where none is fetched */
  readonly siteFiles: SiteFiles | null;
  readonly prices: PriceSource;
  /** the servers behind the chain and the prices */
  readonly indexers: Indexers;
  readonly vault: Vault;
  readonly state: StateStorage;
  readonly telegram: Telegram;
  readonly clock: Clock;
  /** 0 to 1, for moments that are not to be those of all other wallets; nothing secret is made of it */
  readonly random: () => number;
}
