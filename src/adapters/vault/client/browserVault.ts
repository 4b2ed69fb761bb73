/** The product's vault: a real Web Worker, localStorage for the markers, and a request to the browser to persist its data. */

import type { Clock } from '../../../ports/Clock.ts';
import type { Vault } from '../../../ports/Vault.ts';
import { browserTextStorage } from '../../storage/TextStorage.ts';
import type { VaultMirror } from '../mirror/keyValueMirror.ts';
import { databaseName } from '../records/databaseName.ts';
import { createWorkerVault } from './workerVault.ts';

const spawnKeyWorker = (): Worker =>
  new Worker(new URL('../channel/keyWorker.ts', import.meta.url), { type: 'module', name: 'keys' });

function askToKeepData(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

const ANSWER_LIMIT_MS = 1000;

/** Whether the browser may have this vault's database; true if it doesn't answer within a second. Opens nothing, and starts no worker. */
async function mayHaveDatabase(userId: string | null, clock: Clock): Promise<boolean> {
  let stopWaiting = () => {};
  const timeout = new Promise<null>((resolve) => {
    stopWaiting = clock.after(ANSWER_LIMIT_MS, () => resolve(null));
  });
  const list = async () => (await indexedDB.databases?.()) ?? null;
  const databases = await Promise.race([list().catch(() => null), timeout]);
  stopWaiting();
  return databases === null || databases.some(({ name }) => name === databaseName(userId ?? 'local'));
}

/**
 * Creates the vault of one Telegram user; `userId` is null outside Telegram.
 *
 * @param options.wakesAfter - see `WorkerVaultOptions`
 * @param options.mirror - the host's storage for a copy; null if it has none
 */
export const createBrowserVault = (options: {
  readonly userId: string | null;
  readonly clock: Clock;
  readonly mirror?: VaultMirror | null;
  readonly wakesAfter?: Promise<void>;
}): Vault =>
  createWorkerVault({
    ...options,
    spawn: spawnKeyWorker,
    markers: browserTextStorage,
    onCreated: askToKeepData,
    mayExist: () => mayHaveDatabase(options.userId, options.clock),
  });
