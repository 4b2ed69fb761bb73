/** A biometric lock in front of code that loads with the first question: no first screen asks any. */
import { lazyModule } from '../../domain/lazyModule.ts';
import type { Biometry } from '../../ports/Biometry.ts';

/** A lock but for its settings, which have to be opened in the moment of a press. */
export type BiometryQuestions = Omit<Biometry, 'openSettings'>;

/**
 * Gives the questions of a lock. What cannot be loaded counts as absent, not given or declined.
 *
 * @param loadLock - imports and makes the lock; tried again after a failure
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
