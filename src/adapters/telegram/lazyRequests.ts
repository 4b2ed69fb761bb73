/** Requests to the host; their code loads with the first one, since no first screen needs any. */
import { supports } from '@telegram-apps/bridge';
import { lazyMethods, lazyModule } from '../../domain/lazyModule.ts';
import { err } from '../../domain/result.ts';
import type { HostRequests } from '../../ports/HostRequests.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import type { Attempt } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';
import { watchTouches } from './bridge/touches.ts';
import type { LoadedRequests } from './requests/hostRequests.ts';

/** Clients with a scanner; others report that they have none, or don't answer. */
const SCANNING_PLATFORMS = ['ios', 'android', 'android_x'];

const FAILED = err({ kind: 'failed' } as const);

/** A request whose code can't be loaded counts as `failed`. */
export function lazyRequests(info: HostInfo, attempt: Attempt): HostRequests {
  const touches = watchTouches(info.platform);
  const canScanQr =
    SCANNING_PLATFORMS.includes(info.platform) && supports('web_app_open_scan_qr_popup', info.version);
  const module = lazyModule(async () => {
    const { createHostRequests } = await import('./requests/hostRequests.ts');
    return createHostRequests(info, { canScanQr, touches });
  });
  const cloud = lazyModule(async () => (await module.load()).cloud);
  /** Once loaded, the request is sent synchronously: the touch it needs expires. */
  const loaded = <Answer>(ask: (requests: LoadedRequests) => Promise<Answer>, otherwise: Answer) =>
    module.loaded === null ? module.load().then(ask, () => otherwise) : ask(module.loaded);
  return {
    // the next request retries
    loadRequests: () => void module.load().catch(() => {}),
    canOpenLinks: true,
    openLink: (url) => loaded((requests) => requests.openLink(url), FAILED),
    canShare: supports('web_app_open_tg_link', info.version),
    shareUrl: (url, text) => loaded((requests) => requests.shareUrl(url, text), FAILED),
    canScanQr,
    scanQr: (hint, accepts) =>
      loaded((requests) => requests.scanQr(hint, accepts), { kind: 'failed', problem: { kind: 'failed' } }),
    showPopup: (popup, signal) => loaded((requests) => requests.showPopup(popup, signal), FAILED),
    homeScreenStatus: () => loaded((requests) => requests.homeScreenStatus(), 'unknown'),
    addToHomeScreen: () => loaded((requests) => requests.addToHomeScreen(), FAILED),
    hideKeyboard() {
      if (supports('web_app_hide_keyboard', info.version))
        attempt('put its keyboard away', () => postEvent('web_app_hide_keyboard'));
    },
    cloudPreferences: supports('web_app_invoke_custom_method', info.version)
      ? lazyMethods(cloud, ['get', 'set', 'remove'])
      : null,
  };
}
