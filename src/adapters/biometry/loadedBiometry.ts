/** A biometric lock whose code loads with the first call: no first screen needs it. */
import { lazyModule } from '../../domain/lazyModule.ts';
import type { Biometry } from '../../ports/Biometry.ts';

/** Without `openSettings`, which must run synchronously in a press. */
export type BiometryQuestions = Omit<Biometry, 'openSettings'>;

/**
 * Wraps a lock. If its code can't be loaded, it counts as absent, not granted or declined.
 *
 * @param loadLock - imports and creates the lock; retried after a failure
 */
export function loadedBiometry(loadLock: () => Promise<BiometryQuestions>): BiometryQuestions {
  const biometry = lazyModule(loadLock);
  const load = () => biometry.load().catch(() => null);
  return {
    state: async () => (await load())?.state() ?? { kind: 'absent' },
    requestAccess: async (...given) => (await load())?.requestAccess(...given) ?? false,
    save: async (...given) => (await load())?.save(...given) ?? false,
    read: async (...given) => (await load())?.read(...given) ?? { kind: 'declined' },
    remove: async () => (await load())?.remove(),
  };
}
