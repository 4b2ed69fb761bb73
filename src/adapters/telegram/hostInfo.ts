/** Reads who opened the app, where, and with which start parameter. */
import './sessionStorageShim.ts';
import { type RetrieveLPResult, retrieveLaunchParams } from '@telegram-apps/bridge';
import type { HostInfo } from '../../ports/Telegram.ts';

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

/** Stands in every launch of a Mini App. */
const LAUNCH_MARK = 'tgWebAppPlatform';

/** Wherever the SDK looks for a launch. It throws several times where there is none, which cheap phones take long for. */
const launchSources = (): readonly (string | null | undefined)[] => [
  window.location.href,
  performance.getEntriesByType('navigation')[0]?.name,
  window.sessionStorage.getItem('tapps/launchParams'),
];

/**
 * What Telegram opened this page with: it stands in the address or in the session's storage. Null outside Telegram.
 *
 * Reads no availability signal of the SDK: one that is read before launch parameters exist stays false for ever.
 */
export function readLaunch(): RetrieveLPResult | null {
  try {
    if (!launchSources().some((source) => source?.includes(LAUNCH_MARK))) return null;
    return retrieveLaunchParams();
  } catch {
    return null;
  }
}

/** @returns the parameter when it is well formed, else null */
export function readStartParam(text: string | undefined): string | null {
  return text !== undefined && START_PARAM.test(text) ? text : null;
}

/** Who opened the app; the start parameter of the signed init data wins over the address's. */
export function hostInfo(launch: RetrieveLPResult): HostInfo {
  const user = launch.tgWebAppData?.user;
  return {
    platform: launch.tgWebAppPlatform,
    version: launch.tgWebAppVersion,
    userId: user ? String(user.id) : null,
    startParam: readStartParam(launch.tgWebAppData?.start_param ?? launch.tgWebAppStartParam),
    languageCode: user?.language_code ?? null,
  };
}
