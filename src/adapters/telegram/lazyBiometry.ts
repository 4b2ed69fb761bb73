/** Telegram's biometric lock, loaded on first use. */
import { supports } from '@telegram-apps/bridge';
import type { Biometry } from '../../ports/Biometry.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import { loadedBiometry } from '../biometry/loadedBiometry.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';

/** @returns null when the protocol is older than biometry (7.2) */
export function lazyBiometry(
  { platform, version }: Pick<HostInfo, 'platform' | 'version'>,
  attempt: Attempt,
): Biometry | null {
  if (!supports('web_app_biometry_get_info', version)) return null;
  const isMac = platform === 'macos';
  const habits = { keepsFirst: isMac, asksAgain: isMac };
  return {
    ...loadedBiometry(async () => (await import('./hostBiometry.ts')).createHostBiometry(habits)),
    openSettings: () =>
      attempt('open its biometry settings', () => postEvent('web_app_biometry_open_settings')),
  };
}
