import type { Network } from '../domain/address/Network.ts';
import type { ChainIndexer } from './ChainIndexer.ts';
import type { Clock } from './Clock.ts';
import type { InscriptionIndexer } from './InscriptionIndexer.ts';
import type { PriceSource } from './PriceSource.ts';
import type { StateStorage } from './StateStorage.ts';
import type { Telegram } from './Telegram.ts';
import type { Vault } from './Vault.ts';

/** All that the stores reach the outside world through. */
export interface Ports {
  readonly network: Network;
  readonly chain: ChainIndexer;
  /** null when none is configured: unknown coins are then judged by their value alone */
  readonly inscriptions: InscriptionIndexer | null;
  readonly prices: PriceSource;
  readonly vault: Vault;
  readonly state: StateStorage;
  readonly telegram: Telegram;
  readonly clock: Clock;
}
