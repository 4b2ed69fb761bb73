/** The composition root: the only place where adapters are chosen. */
import { createBlockbook } from '../adapters/blockbook/index.ts';
import { systemClock } from '../adapters/clock/systemClock.ts';
import { logError } from '../adapters/log/log.ts';
import { createRootStorage } from '../adapters/storage/rootRecord.ts';
import { createBrowserVault } from '../adapters/vault/browserVault.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppConfig } from './config.ts';

/** The key of the state record (specification §4). */
const STATE_KEY = 'root';
const PROBE_KEY = 'kennel:probe';

/** localStorage by its name each time: where the host blocks it, already the name throws. */
const ownStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** The record's bytes as they are, for a person who wants to keep what Kennel cannot read. */
export const readStateRecord = (): string | null => ownStorage.getItem(STATE_KEY);

/** Whether nothing can be kept here: the host blocks storage. */
export function storageIsBlocked(): boolean {
  try {
    ownStorage.setItem(PROBE_KEY, '1');
    ownStorage.removeItem(PROBE_KEY);
    return false;
  } catch {
    return true;
  }
}

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
    state: createRootStorage({
      storage: ownStorage,
      key: STATE_KEY,
      secret: config.stateSecret,
      log: logError,
      clock,
    }),
    telegram,
    clock,
  };
}
