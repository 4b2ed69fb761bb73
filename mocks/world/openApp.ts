/** Opens the real stores over the real adapters on a device, and a sandbox as their chain. For tests and stories. */
import { createBlockbook } from '../../src/adapters/blockbook/index.ts';
import { steadyClock, systemClock } from '../../src/adapters/clock/systemClock.ts';
import type { RateLimit } from '../../src/adapters/http/RateBudget.ts';
import { createServerList } from '../../src/adapters/http/ServerList.ts';
import { isOtherUser, noteUser } from '../../src/adapters/storage/lastUser.ts';
import { ownSlices } from '../../src/adapters/storage/ownSlices.ts';
import { createRootStorage, type RecordCodec } from '../../src/adapters/storage/rootRecord.ts';
import { cacheTransactions } from '../../src/adapters/storage/transactions/cachedChain.ts';
import { createTransactionCache } from '../../src/adapters/storage/transactions/transactionCache.ts';
import { createPlainPage } from '../../src/adapters/telegram/plainPage.ts';
import { curveKeyOps } from '../../src/adapters/vault/keyOps/curveKeyOps.ts';
import { KeyService } from '../../src/adapters/vault/keyService.ts';
import { createVaultMirror } from '../../src/adapters/vault/mirror/keyValueMirror.ts';
import { cheapKeyDerivation } from '../../src/adapters/vault/testing/cheapKeyDerivation.ts';
import {
  startThreadlessWorker,
  type ThreadlessWorker,
} from '../../src/adapters/vault/testing/threadlessWorker.ts';
import { createWorkerVault } from '../../src/adapters/vault/workerVault.ts';
import { startReactions } from '../../src/app/reactions.ts';
import { firstHref, ROOT_OPENING } from '../../src/app/start/firstHref.ts';
import { prepareStores } from '../../src/app/start/prepareStores.ts';
import { yieldToWindow } from '../../src/app/start/yieldToWindow.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { Ports } from '../../src/ports/Ports.ts';
import type { Telegram } from '../../src/ports/Telegram.ts';
import type { WindowClaim } from '../../src/ports/WindowClaim.ts';
import { createStores, type Stores } from '../../src/stores/createStores.ts';
import { hydrateStores, stopPersisting } from '../../src/stores/hydrateStores.ts';
import type { Device } from './device.ts';
import { openIndexes } from './openIndexes.ts';

/** What an app is opened with. */
export interface OpenOptions {
  readonly device: Device;
  /** base URLs of the chain's servers */
  readonly chainUrls: readonly string[];
  /** base URLs of token indexes; none unless given */
  readonly tokenUrls?: readonly string[];
  /** token indexes themselves, instead of servers */
  readonly tokens?: Ports['tokens'];
  /** base URLs of inscription indexes; none unless given */
  readonly ordUrls?: readonly string[];
  /** what stands before a content's id; no gateway unless given */
  readonly contentUrl?: string;
  readonly clock?: Clock;
  readonly telegram?: Telegram;
  /** lets a test stand between the app and its chain */
  readonly standBetween?: (chain: ChainIndexer) => ChainIndexer;
  /** how long the chain may take to answer, milliseconds */
  readonly timeoutMs?: number;
  /** HTTP requests that a server is taken to allow; without sockets, so many that no test waits for them unless given */
  readonly limit?: RateLimit;
  /** without reactions nothing happens by itself */
  readonly hasReactions?: boolean;
  /** the window's place among others; taken over when another one has it */
  readonly claim?: WindowClaim;
  /** what the record is written with; the product's codec unless given */
  readonly loadCodec?: () => Promise<RecordCodec>;
  /** starts as the product does: finishes what was left half done, asks the host for the vault, takes up a session */
  readonly isWholeStart?: boolean;
}

/** An open app. */
export interface OpenApp {
  readonly stores: Stores;
  readonly ports: Ports;
  readonly workers: readonly ThreadlessWorker[];
  /** where a whole start at `/` leads; null to stay */
  readonly href: string | null;
  /** as when the process is killed: nothing is tidied up, nothing more is written */
  kill(): void;
}

/** A page has sockets, and keeps to a fresh server's limits; a test without any sits through no waits. */
function limitOf({ limit }: OpenOptions): { readonly limit?: RateLimit } {
  if (limit !== undefined) return { limit };
  return 'WebSocket' in globalThis ? {} : { limit: { perMinute: 60_000, burst: 1_000 } };
}

/** Opens the app on a device. @throws {Fault} when what was kept cannot be read */
export async function openApp(options: OpenOptions): Promise<OpenApp> {
  const {
    device,
    chainUrls,
    clock = systemClock,
    telegram = createPlainPage(),
    hasReactions = true,
  } = options;
  const workers: ThreadlessWorker[] = [];
  const servers = createServerList(chainUrls);
  const blockbook = createBlockbook({
    network: 'regtest',
    baseUrls: servers,
    clock,
    ...(clock === systemClock ? { steadyClock } : {}),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...limitOf(options),
  });
  const transactions = createTransactionCache({ disk: device.transactions, clock });
  const chain = cacheTransactions(options.standBetween?.(blockbook) ?? blockbook, transactions);
  const spawn = () => {
    const worker = startThreadlessWorker(
      (user) =>
        new KeyService({
          user,
          store: device.envelopes,
          keyStorage: device.envelopes.keyStorage,
          keyDerivation: cheapKeyDerivation,
          loadKeyOps: async () => curveKeyOps,
          monotonicMs: () => clock.nowMs(),
        }),
    );
    workers.push(worker);
    return worker;
  };
  const { userId } = telegram.info;
  const { deviceStorage } = telegram;
  if (options.claim && !(await options.claim.claim())) await options.claim.takeOver();
  const record = createRootStorage({
    ...{ storage: device.storage, secret: 'obfuscation', log: () => {}, clock },
    ...(options.loadCodec === undefined ? {} : { loadCodec: options.loadCodec }),
  });
  const state = ownSlices(record, { userId, network: 'regtest' });
  const ports: Ports = {
    network: 'regtest',
    chain,
    transactions,
    prices: blockbook,
    ...openIndexes(options, clock),
    ...(options.tokens === undefined ? {} : { tokens: options.tokens }),
    indexers: { built: chainUrls, use: servers.use, probe: blockbook.probe, usage: blockbook.usage },
    vault: createWorkerVault({
      userId,
      spawn,
      markers: device.storage,
      clock,
      mirror: deviceStorage === null ? null : createVaultMirror(deviceStorage, clock),
    }),
    state,
    telegram,
    clock,
    random: () => 0,
  };
  const stores = createStores(ports);
  if (options.isWholeStart) {
    const isOther = isOtherUser(device.storage, userId);
    await prepareStores(stores, ports, { isOtherUser: isOther, onSearch: () => {} });
    noteUser(device.storage, userId);
  } else await hydrateStores(stores, ports.state);
  const stop = hasReactions ? startReactions(stores, ports) : () => {};
  options.claim?.onAsked(() => yieldToWindow(stores, state, stop));
  const href = options.isWholeStart ? await firstHref(stores, ports, ROOT_OPENING) : null;
  const kill = () => {
    stop();
    stopPersisting(stores);
    for (const worker of workers) worker.terminate();
  };
  return { stores, ports, workers, href, kill };
}
