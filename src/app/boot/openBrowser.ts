/** A plain browser, or an installed app, as the host, with its additional capabilities. Never used in Telegram. */
import { loadedBiometry } from '../../adapters/biometry/loadedBiometry.ts';
import { keepOnDevice } from '../../adapters/browser/appUpdates.ts';
import { createBrowserHost } from '../../adapters/browser/browserHost.ts';
import { createBrowserNotices } from '../../adapters/browser/browserNotices.ts';
import { canKeep } from '../../adapters/browser/canKeep.ts';
import { hasCamera } from '../../adapters/browser/hasCamera.ts';
import { createInstaller } from '../../adapters/browser/installer.ts';
import { logError } from '../../adapters/log/log.ts';
import { NO_UPDATES } from '../../ports/AppUpdates.ts';
import { pageIsCalm } from '../shell/calm.ts';
import type { Host } from './Host.ts';

/** Scans codes with the page's own camera. */
export const scanByPage = async (...given: Parameters<Scan>): ReturnType<Scan> =>
  (await import('../shell/scanWithCamera.tsx')).scanWithCamera(...given);

/** Starts what takes a browser long: installation prompts and the check for a new version. */
export function openBrowser(): Host {
  const loadPasskey = async () =>
    (await import('../../adapters/browser/passkey.ts')).createPasskey(window.localStorage);
  return {
    isTelegram: false,
    telegram: createBrowserHost({
      scan: hasCamera() ? scanByPage : null,
      installer: createInstaller(),
      notices: createBrowserNotices(),
      biometry: { ...loadedBiometry(loadPasskey), openSettings: () => {} },
      query: window.location.search,
    }),
    updates: import.meta.env.PROD && canKeep() ? keepOnDevice(logError, pageIsCalm()) : NO_UPDATES,
  };
}

type Scan = Host['telegram']['scanQr'];
