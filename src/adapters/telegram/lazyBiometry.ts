/** The device's biometric lock, in front of code that loads with the first question: no first screen asks any. */
import { supports } from '@telegram-apps/bridge';
import { lazyModule } from '../../domain/lazyModule.ts';
import type { Biometry } from '../../ports/Biometry.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';

/**
 * Gives the host's biometric lock. What cannot be loaded counts as absent, not given or declined.
 *
 * @param version - of the Mini Apps protocol
 * @returns null when the protocol is older than biometry (7.2)
 */
export function lazyBiometry(version: string, attempt: Attempt): Biometry | null {
  if (!supports('web_app_biometry_get_info', version)) return null;
  const biometry = lazyModule(async () => (await import('./hostBiometry.ts')).createHostBiometry());
  const load = () => biometry.load().catch(() => null);
  return {
    state: async () => (await load())?.state() ?? { kind: 'absent' },
    requestAccess: async (...given) => (await load())?.requestAccess(...given) ?? false,
    save: async (...given) => (await load())?.save(...given) ?? false,
    read: async (...given) => (await load())?.read(...given) ?? { kind: 'declined' },
    remove: async () => (await load())?.remove(),
    openSettings: () =>
      attempt('open its biometry settings', () => postEvent('web_app_biometry_open_settings')),
  };
}
