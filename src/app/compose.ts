/** The composition root: the only place where adapters are chosen. */
import { systemClock } from '../adapters/clock/systemClock.ts';
import { logError } from '../adapters/log/log.ts';
import { isOtherUser, noteUser } from '../adapters/storage/lastUser.ts';
import { type OwnState, ownSlices } from '../adapters/storage/ownSlices.ts';
import { createRecordCopy, type RecordCopy } from '../adapters/storage/RecordCopy.ts';
import type { RescueOptions } from '../adapters/storage/rescueRecord.ts';
import { createRootStorage } from '../adapters/storage/rootRecord.ts';
import { browserTextStorage } from '../adapters/storage/TextStorage.ts';
import { browserTextDatabase } from '../adapters/storage/textDatabase.ts';
import { createBrowserVault } from '../adapters/vault/browserVault.ts';
import type { VaultMirror } from '../adapters/vault/VaultMirror.ts';
import { createBrowserClaim } from '../adapters/windows/webLocksClaim.ts';
import type { StorageState } from '../domain/session/StorageState.ts';
import type { Clock } from '../ports/Clock.ts';
import type { KeyValue } from '../ports/KeyValue.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { WindowClaim } from '../ports/WindowClaim.ts';
import type { AppConfig } from './config.ts';
import { deferChain } from './deferChain.ts';
import { late } from './late.ts';

/** The key of the state record (specification §4). */
const STATE_KEY = 'root';
const PROBE_KEY = 'kennel:probe';

/** The product over its adapters. */
export interface Composition {
  readonly ports: Ports & { readonly state: OwnState };
  /** which of several windows may write */
  readonly claim: WindowClaim;
  /** what the ways out are made of when the state record cannot be read */
  readonly rescueParts: RescueOptions;
  readonly storageState: () => Promise<StorageState>;
  /** whether somebody else used Kennel on this device since this user was noted */
  readonly isOtherUser: () => boolean;
  /** notes who is here; not before an earlier session was closed */
  readonly noteUser: () => void;
}

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

/** Chooses every adapter of the product. */
export function compose(config: AppConfig, telegram: Telegram): Composition {
  const clock = systemClock;
  const { userId } = telegram.info;
  const copy = createRecordCopy(clock);
  return {
    ports: composePorts(config, telegram, copy),
    claim: createBrowserClaim(userId, clock),
    rescueParts: { storage: browserTextStorage, copy, secret: config.stateSecret, key: STATE_KEY },
    storageState: askForStorage(telegram),
    isOtherUser: () => isOtherUser(browserTextStorage, userId),
    noteUser: () => noteUser(browserTextStorage, userId),
  };
}

/** One and the same answerer is asked each time. */
function askForStorage(telegram: Telegram): () => Promise<StorageState> {
  const load = late(async () => {
    const { createStorageState } = await import('../adapters/storage/storageState.ts');
    return createStorageState({
      texts: browserTextStorage,
      database: browserTextDatabase,
      host: telegram.deviceStorage,
      isPersisted: async () => (await navigator.storage?.persisted?.()) ?? false,
      clock: systemClock,
    });
  });
  return async () => (await load())();
}

/** No screen waits for the mirror's code. */
function lateMirror(store: KeyValue, clock: Clock): VaultMirror {
  const load = late(async () => {
    const { createVaultMirror } = await import('../adapters/vault/mirror/keyValueMirror.ts');
    return createVaultMirror(store, clock);
  });
  return {
    read: async () => (await load()).read(),
    write: async (text) => (await load()).write(text),
    remove: async () => (await load()).remove(),
  };
}

function composePorts(config: AppConfig, telegram: Telegram, copy: RecordCopy): Composition['ports'] {
  const clock = systemClock;
  const { info, deviceStorage } = telegram;
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
    copy,
  });
  return {
    network,
    chain: blockbook,
    prices: blockbook,
    inscriptions: null,
    vault: createBrowserVault({
      userId: info.userId,
      clock,
      mirror: deviceStorage === null ? null : lateMirror(deviceStorage, clock),
    }),
    state: ownSlices(record, { userId: info.userId, network }),
    telegram,
    clock,
  };
}
