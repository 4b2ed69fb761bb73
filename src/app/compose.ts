/** The composition root: the only place where adapters are chosen. */
import { createBlockbook } from '../adapters/blockbook/index.ts';
import { systemClock } from '../adapters/clock/systemClock.ts';
import { logError } from '../adapters/log/log.ts';
import { createRootStorage } from '../adapters/storage/rootRecord.ts';
import { createBrowserVault } from '../adapters/vault/browserVault.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppConfig } from './config.ts';

/** Builds every port of the product. */
export function composePorts(config: AppConfig, telegram: Telegram): Ports {
  const clock = systemClock;
  const blockbook = createBlockbook({ network: config.network, baseUrls: config.blockbookUrls, clock });
  return {
    network: config.network,
    chain: blockbook,
    prices: blockbook,
    inscriptions: null,
    vault: createBrowserVault({ userId: telegram.info.userId, clock }),
    state: createRootStorage({ storage: localStorage, secret: config.stateSecret, log: logError, clock }),
    telegram,
    clock,
  };
}
