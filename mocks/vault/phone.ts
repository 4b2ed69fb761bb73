/** A phone for tests of the vault from the main thread: its storage, and key workers without threads. */

import { createWorkerVault } from '../../src/adapters/vault/client/workerVault.ts';
import { curveKeyOps } from '../../src/adapters/vault/keyOps/curveKeyOps.ts';
import type { VaultMirror } from '../../src/adapters/vault/mirror/keyValueMirror.ts';
import { createKeyService, type KeyServiceTools } from '../../src/adapters/vault/worker/keyService.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { Vault } from '../../src/ports/Vault.ts';
import { cheapKeyDerivation } from './cheapKeyDerivation.ts';
import { createMemoryEnvelopeStore } from './memoryEnvelopeStore.ts';
import { startThreadlessWorker, type ThreadlessWorker } from './threadlessWorker.ts';

/** A phone whose vault can be reopened, as after a restart; the test ends its workers. */
export function createPhone(clock: Clock, tools: Partial<KeyServiceTools> = {}) {
  const store = createMemoryEnvelopeStore();
  const texts = new Map<string, string>();
  const markers = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const furnish = (user: string) =>
    createKeyService({
      user,
      store,
      keyStorage: store.keyStorage,
      keyDerivation: cheapKeyDerivation,
      loadKeyOps: async () => curveKeyOps,
      monotonicMs: () => clock.nowMs(),
      ...tools,
    });
  const workers: ThreadlessWorker[] = [];
  const spawn = () => {
    const worker = startThreadlessWorker(furnish);
    workers.push(worker);
    return worker;
  };
  const open = (userId: string | null = '42', mirror: VaultMirror | null = null): Vault =>
    createWorkerVault({ userId, spawn, markers, clock, mirror });
  return { store, texts, markers, workers, spawn, open };
}
