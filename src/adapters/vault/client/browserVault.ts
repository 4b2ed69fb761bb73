/** The vault of the product: a real Web Worker, localStorage for the marker, and data that the browser is asked to keep. */

import type { Clock } from '../../../ports/Clock.ts';
import type { Vault } from '../../../ports/Vault.ts';
import { browserTextStorage } from '../../storage/TextStorage.ts';
import type { VaultMirror } from '../mirror/keyValueMirror.ts';
import { createWorkerVault } from './workerVault.ts';

const spawnKeyWorker = (): Worker =>
  new Worker(new URL('../channel/keyWorker.ts', import.meta.url), { type: 'module', name: 'keys' });

function askToKeepData(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Makes the vault of one Telegram user; `userId` is null outside Telegram.
 *
 * @param options.mirror - where the host keeps a copy; null where it keeps none
 */
export const createBrowserVault = (options: {
  readonly userId: string | null;
  readonly clock: Clock;
  readonly mirror?: VaultMirror | null;
}): Vault =>
  createWorkerVault({
    ...options,
    spawn: spawnKeyWorker,
    markers: browserTextStorage,
    onCreated: askToKeepData,
    wakesEarly: true,
  });
