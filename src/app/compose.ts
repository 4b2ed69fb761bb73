/** The composition root: the only place where adapters are chosen. */

import { steadyClock, systemClock } from '../adapters/clock/systemClock.ts';
import { createServerList } from '../adapters/http/ServerList.ts';
import { logError } from '../adapters/log/log.ts';
import { browserEntries } from '../adapters/storage/browserEntries.ts';
import { readNetwork, writeNetwork } from '../adapters/storage/chosenNetwork.ts';
import { createEntryQueue } from '../adapters/storage/entryQueue.ts';
import { isOtherUser, noteUser } from '../adapters/storage/lastUser.ts';
import { createRecordCopy, type RecordCopy } from '../adapters/storage/RecordCopy.ts';
import type { RescueOptions } from '../adapters/storage/rescueRecord.ts';
import { createRootStorage, type RecordCodec } from '../adapters/storage/rootRecord.ts';
import { browserTextStorage } from '../adapters/storage/TextStorage.ts';
import { browserTextDatabase, prepareTextDatabase } from '../adapters/storage/textDatabase.ts';
import { type UserState, userState } from '../adapters/storage/userState.ts';
import { createBrowserVault } from '../adapters/vault/client/browserVault.ts';
import type { VaultMirror } from '../adapters/vault/mirror/keyValueMirror.ts';
import { createBrowserClaim } from '../adapters/windows/webLocksClaim.ts';
import type { ProjectLinks } from '../containers/AppContext.tsx';
import type { Network } from '../domain/address/Network.ts';
import type { PictureProblem } from '../domain/address/PictureProblem.ts';
import { lazyMethods, lazyModule } from '../domain/lazyModule.ts';
import type { Result } from '../domain/result.ts';
import type { ScorePassword } from '../domain/session/passwordStrength.ts';
import type { StorageState } from '../domain/session/StorageState.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Clock } from '../ports/Clock.ts';
import type { KeyValue } from '../ports/KeyValue.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { WindowClaim } from '../ports/WindowClaim.ts';
import { coldChain } from './coldChain.ts';
import { composeIndexes } from './composeIndexes.ts';
import { type AppConfig, networksOf } from './config.ts';
import { lazyChain } from './lazyChain.ts';
import { namespacedHost, namespacedUser } from './networkNamespace.ts';
import { pageIsCalm } from './shell/calm.ts';

/** The key of the state record (specification §4). */
const STATE_KEY = 'root';
const PROBE_KEY = 'kennel:probe';

/** The adapters of the product. */
export interface Composition {
  readonly ports: Ports & { readonly state: UserState };
  /** ensures that only one window writes */
  readonly claim: WindowClaim;
  /** for recovery when the state record cannot be read */
  readonly rescueParts: RescueOptions;
  readonly storageState: () => Promise<StorageState>;
  /** whether another user has used Kennel on this device since this user was recorded */
  readonly isOtherUser: () => boolean;
  /** chains with configured servers */
  readonly offered: readonly Network[];
  /** pages about Kennel linked from the settings */
  readonly links: ProjectLinks;
  /** stores the chain for the next start. @throws when nothing can be written */
  readonly chooseNetwork: (network: Network) => void;
  /** records the current user; only after an earlier session was closed */
  readonly noteUser: () => void;
}

type LoadCodec = () => Promise<RecordCodec>;

/** Whether the host blocks storage. */
export function storageIsBlocked(): boolean {
  try {
    browserTextStorage.setItem(PROBE_KEY, '1');
    browserTextStorage.removeItem(PROBE_KEY);
    return false;
  } catch {
    return true;
  }
}

/** Loads the second password estimator, with its lists. */
export const loadPasswordScore = async (): Promise<ScorePassword> =>
  (await import('../adapters/passwords/scorePassword.ts')).scorePassword;

/** Reads the code in a picture file; the decoder is loaded with the first picture. */
export async function readPicture(file: Blob): Promise<Result<string, PictureProblem>> {
  const pictures = await import('../adapters/pictures/readPicture.ts');
  return pictures.readPicture(file);
}

/**
 * Chooses all adapters. Starts what takes the browser long: the key worker, the database.
 *
 * @param loadCodec - loads the codec of the state record
 */
export function compose(config: AppConfig, telegram: Telegram, loadCodec: LoadCodec): Composition {
  prepareTextDatabase();
  const clock = systemClock;
  const { userId } = telegram.info;
  const copy = createRecordCopy(clock);
  return {
    ports: composePorts(config, telegram, { copy, loadCodec }),
    offered: networksOf(config),
    links: { source: config.sourceUrl, report: config.reportUrl },
    chooseNetwork: (network) => writeNetwork(browserTextStorage, userId, config.network, network),
    claim: createBrowserClaim(userId, clock),
    rescueParts: {
      storage: browserTextStorage,
      copy,
      entries: browserEntries,
      secret: config.stateSecret,
      key: STATE_KEY,
      loadCodec,
    },
    storageState: askForStorage(telegram),
    isOtherUser: () => isOtherUser(browserTextStorage, userId),
    noteUser: () => noteUser(browserTextStorage, userId),
  };
}

/** The checker is created only once. */
function askForStorage(telegram: Telegram): () => Promise<StorageState> {
  const answerer = lazyModule(async () => {
    const { createStorageState } = await import('../adapters/storage/storageState.ts');
    return createStorageState({
      texts: browserTextStorage,
      database: browserTextDatabase,
      host: telegram.deviceStorage,
      isPersisted: async () => (await navigator.storage?.persisted?.()) ?? false,
      clock: systemClock,
    });
  });
  return async () => (await answerer.load())();
}

/** Lazy, so that no screen waits for the mirror's code. */
function lazyMirror(store: KeyValue, clock: Clock): VaultMirror {
  const mirror = lazyModule(async () => {
    const { createVaultMirror } = await import('../adapters/vault/mirror/keyValueMirror.ts');
    return createVaultMirror(store, clock);
  });
  return lazyMethods(mirror, ['read', 'write', 'remove']);
}

/** Reads the chain from a changeable list of servers, with a cache for raw transactions. @param user - owner of the cache */
function composeChain(
  network: Network,
  user: string | null,
  { blockbookUrls, profile }: AppConfig,
  { onVisibility }: Telegram,
) {
  const clock = systemClock;
  const built = blockbookUrls[network].map((url) => new URL(url, window.location.origin).href);
  const servers = createServerList(built);
  const database = `kennel-transactions:${user ?? 'local'}:${network}`;
  const stored = lazyModule(async () => {
    const { storeTransactions } = await import('../adapters/storage/transactions/storeTransactions.ts');
    return storeTransactions(database, clock);
  });
  const loadChain = async () => {
    const { createBlockbook } = await import('../adapters/blockbook/index.ts');
    const options = { network, baseUrls: servers, clock, steadyClock, onVisibility };
    return (await stored.load()).wrap(createBlockbook(options));
  };
  const chain = profile === 'cold' ? coldChain : lazyChain(loadChain);
  const transactions = {
    // if the code can't be loaded, the database is deleted directly
    erase: () =>
      stored.load().then(
        ({ cache }) => cache.erase(),
        () => void indexedDB.deleteDatabase(database),
      ),
    kept: async (ids: readonly Txid[]) => (await stored.load()).cache.kept(ids),
  };
  return {
    chain,
    transactions,
    indexers: { built: servers.urls(), use: servers.use, probe: chain.probe, usage: chain.usage },
  };
}

interface RecordParts {
  readonly copy: RecordCopy;
  readonly loadCodec: LoadCodec;
}

function composePorts(config: AppConfig, host: Telegram, parts: RecordParts): Composition['ports'] {
  const clock = systemClock;
  const { userId } = host.info;
  const network = readNetwork(browserTextStorage, userId, config.network, networksOf(config));
  const space = network === config.network ? null : network;
  const telegram = namespacedHost(host, space);
  const { deviceStorage } = telegram;
  const { chain, transactions, indexers } = composeChain(network, userId, config, telegram);
  const record = createRootStorage({
    storage: browserTextStorage,
    key: STATE_KEY,
    secret: config.stateSecret,
    log: logError,
    clock,
    ...parts,
  });
  return {
    network,
    isCold: config.profile === 'cold',
    chain,
    transactions,
    prices: chain,
    indexers,
    ...composeIndexes(config, { network, clock, origin: window.location.origin }),
    vault: createBrowserVault({
      userId: namespacedUser(userId, space),
      clock,
      wakesAfter: pageIsCalm(),
      mirror: deviceStorage === null ? null : lazyMirror(deviceStorage, clock),
    }),
    state: userState({ record, entries: createEntryQueue(browserEntries, clock) }, { userId, network }),
    telegram,
    clock,
    random: Math.random,
  };
}
