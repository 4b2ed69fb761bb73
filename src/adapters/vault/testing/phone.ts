/** A phone for tests of the vault as the main thread sees it: its storage, and key workers without threads. */

import type { Clock } from '../../../ports/Clock.ts';
import type { Vault } from '../../../ports/Vault.ts';
import { keyCraft } from '../craft/curveCraft.ts';
import { KeyRoom, type KeyRoomTools } from '../keyRoom.ts';
import type { VaultMirror } from '../VaultMirror.ts';
import { createWorkerVault } from '../workerVault.ts';
import { cheapStretcher } from './cheapStretcher.ts';
import { createMemoryEnvelopeStore } from './memoryEnvelopeStore.ts';
import { startThreadlessWorker, type ThreadlessWorker } from './threadlessWorker.ts';

/** A phone whose vault opens again and again, as after a restart; its workers are the test's to end. */
export function createPhone(clock: Clock, tools: Partial<KeyRoomTools> = {}) {
  const store = createMemoryEnvelopeStore();
  const texts = new Map<string, string>();
  const markers = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const furnish = (user: string) =>
    new KeyRoom({
      user,
      store,
      shelf: store.shelf,
      stretcher: cheapStretcher,
      loadCraft: async () => keyCraft,
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
