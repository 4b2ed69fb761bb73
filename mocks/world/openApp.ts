/** Opens the real stores over the real adapters on a device, and a sandbox as their chain. For tests and stories. */
import { createBlockbook } from '../../src/adapters/blockbook/index.ts';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { ownSlices } from '../../src/adapters/storage/ownSlices.ts';
import { createRootStorage } from '../../src/adapters/storage/rootRecord.ts';
import { createPlainPage } from '../../src/adapters/telegram/plainPage.ts';
import { keyCraft } from '../../src/adapters/vault/craft/curveCraft.ts';
import { KeyRoom } from '../../src/adapters/vault/keyRoom.ts';
import { cheapStretcher } from '../../src/adapters/vault/testing/cheapStretcher.ts';
import {
  startThreadlessWorker,
  type ThreadlessWorker,
} from '../../src/adapters/vault/testing/threadlessWorker.ts';
import { createWorkerVault } from '../../src/adapters/vault/workerVault.ts';
import { startReactions } from '../../src/app/reactions.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { Ports } from '../../src/ports/Ports.ts';
import type { Telegram } from '../../src/ports/Telegram.ts';
import { createStores, type Stores } from '../../src/stores/createStores.ts';
import { forgetStores, keepStores } from '../../src/stores/keepStores.ts';
import type { Device } from './device.ts';

/** What an app is opened with. */
export interface OpenOptions {
  readonly device: Device;
  /** base URLs of the chain's servers */
  readonly chainUrls: readonly string[];
  readonly clock?: Clock;
  readonly telegram?: Telegram;
  /** how long the chain may take to answer, milliseconds */
  readonly timeoutMs?: number;
  /** without reactions nothing happens by itself */
  readonly hasReactions?: boolean;
}

/** An open app. */
export interface OpenApp {
  readonly stores: Stores;
  readonly ports: Ports;
  readonly workers: readonly ThreadlessWorker[];
  /** as when the process is killed: nothing is tidied up, nothing more is written */
  kill(): void;
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
  const chain = createBlockbook({
    network: 'regtest',
    baseUrls: chainUrls,
    clock,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const spawn = () => {
    const worker = startThreadlessWorker(
      (user) =>
        new KeyRoom({
          user,
          store: device.envelopes,
          shelf: device.envelopes.shelf,
          stretcher: cheapStretcher,
          loadCraft: async () => keyCraft,
        }),
    );
    workers.push(worker);
    return worker;
  };
  const record = createRootStorage({ storage: device.storage, secret: 'obfuscation', log: () => {}, clock });
  const ports: Ports = {
    network: 'regtest',
    chain,
    prices: chain,
    inscriptions: null,
    vault: createWorkerVault({ userId: telegram.info.userId, spawn, markers: device.storage, clock }),
    state: ownSlices(record, { userId: telegram.info.userId, network: 'regtest' }),
    telegram,
    clock,
  };
  const stores = createStores(ports);
  await keepStores(stores, ports.state);
  const stop = hasReactions ? startReactions(stores, ports) : () => {};
  const kill = () => {
    stop();
    forgetStores(stores);
    for (const worker of workers) worker.terminate();
  };
  return { stores, ports, workers, kill };
}
