/** The vault of the product: a real Web Worker, localStorage for the marker, and data that the browser is asked to keep. */

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

const TELL_LIMIT_MS = 1000;

/** Whether the browser has a vault's database, as far as it tells within a moment. Nothing is opened, and no worker waited for. */
async function mayHaveDatabase(userId: string | null, clock: Clock): Promise<boolean> {
  let stopWaiting = () => {};
  const patience = new Promise<null>((resolve) => {
    stopWaiting = clock.after(TELL_LIMIT_MS, () => resolve(null));
  });
  const told = async () => (await indexedDB.databases?.()) ?? null;
  const databases = await Promise.race([told().catch(() => null), patience]);
  stopWaiting();
  return databases === null || databases.some(({ name }) => name === databaseName(userId ?? 'local'));
}

/**
 * Makes the vault of one Telegram user; `userId` is null outside Telegram.
 *
 * @param options.wakesAfter - see `WorkerVaultOptions`
 * @param options.mirror - where the host keeps a copy; null where it keeps none
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
