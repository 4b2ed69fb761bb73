/** The composition root: the only place where adapters are chosen. */
import { systemClock } from '../adapters/clock/systemClock.ts';
import { logError } from '../adapters/log/log.ts';
import { ownSlices } from '../adapters/storage/ownSlices.ts';
import { createRecordCopy } from '../adapters/storage/RecordCopy.ts';
import { createRootStorage } from '../adapters/storage/rootRecord.ts';
import { browserTextStorage } from '../adapters/storage/TextStorage.ts';
import { createBrowserVault } from '../adapters/vault/browserVault.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppConfig } from './config.ts';
import { deferChain } from './deferChain.ts';

/** The key of the state record (specification §4). */
const STATE_KEY = 'root';
const PROBE_KEY = 'kennel:probe';

/** The record's bytes as they are, for a person who wants to keep what Kennel cannot read. */
export const readStateRecord = (): string | null => browserTextStorage.getItem(STATE_KEY);

/** Whether nothing can be kept here: the host blocks storage. */
export function storageIsBlocked(): boolean {
  try {
    browserTextStorage.setItem(PROBE_KEY, '1');
    browserTextStorage.removeItem(PROBE_KEY);
    return false;
  } catch {
    return true;
  }
}

/** Builds every port of the product. */
export function composePorts(config: AppConfig, telegram: Telegram): Ports {
  const clock = systemClock;
  const baseUrls = config.blockbookUrls.map((url) => new URL(url, window.location.origin).href);
  const { network } = config;
  const blockbook = deferChain(async () => {
    const { createBlockbook } = await import('../adapters/blockbook/index.ts');
    return createBlockbook({ network, baseUrls, clock });
  });
  const record = createRootStorage({
    storage: browserTextStorage,
    key: STATE_KEY,
    secret: config.stateSecret,
    log: logError,
    clock,
    copy: createRecordCopy(clock),
  });
  return {
    network,
    chain: blockbook,
    prices: blockbook,
    inscriptions: null,
    vault: createBrowserVault({ userId: telegram.info.userId, clock }),
    state: ownSlices(record, { userId: telegram.info.userId, network }),
    telegram,
    clock,
  };
}
