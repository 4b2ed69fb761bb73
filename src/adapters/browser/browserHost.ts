/** A browser without Telegram as the app's host: opened at its address, or installed. */
import { webLink } from '../../domain/host/hostLinks.ts';
import { err, ok } from '../../domain/result.ts';
import type { Biometry } from '../../ports/Biometry.ts';
import type { DeviceNotices } from '../../ports/DeviceNotices.ts';
import type { HostAnswer, HostRequests } from '../../ports/HostRequests.ts';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { copyText, readBrowserClipboard } from './clipboard.ts';
import { askBeforeClosing } from './closing.ts';
import type { Installer } from './installer.ts';

const nothing = (): void => {};

/** Optional browser features; without them it is a plain page. */
export interface BrowserHostOptions {
  /** opens a camera scanner; null if there is none */
  readonly scan?: HostRequests['scanQr'] | null;
  /** installs the app on the device */
  readonly installer?: Installer | null;
  /** shows device notifications */
  readonly notices?: DeviceNotices | null;
  /** unlocks by a passkey */
  readonly biometry?: Biometry | null;
  /** the address's query: a link may contain a start parameter, as in Telegram */
  readonly query?: string;
}

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

function startParamIn(query: string): string | null {
  const text = new URLSearchParams(query).get('startapp');
  return text !== null && START_PARAM.test(text) ? text : null;
}

function windowViewport(): HostViewport {
  const height = window.innerHeight;
  return { height, stableHeight: height, isExpanded: true, insetTop: 0, insetBottom: 0 };
}

const unsupported = async () => err({ kind: 'unsupported' } as const);

/** Share sheets accept any text, but only web links as URL: a payment link is shared as text. */
async function share(url: string, text: string): HostAnswer<'opened'> {
  try {
    await navigator.share({ text: `${text}\n${url}` });
    return ok('opened');
  } catch (thrown) {
    const isTurnedAway = thrown instanceof DOMException && thrown.name === 'AbortError';
    return err({ kind: isTurnedAway ? 'cancelled' : 'failed' });
  }
}

async function openLink(link: string): HostAnswer<'opened'> {
  const url = webLink(link);
  if (url === null) return err({ kind: 'invalid-link' });
  window.open(url, '_blank', 'noopener,noreferrer');
  return ok('opened');
}

function requestsOf({ scan = null, installer = null }: BrowserHostOptions): HostRequests {
  return {
    loadRequests: nothing,
    canOpenLinks: true,
    openLink,
    canShare: typeof globalThis.navigator?.share === 'function',
    shareUrl: share,
    canScanQr: scan !== null,
    scanQr: scan ?? (async () => ({ kind: 'unsupported' })),
    showPopup: unsupported,
    homeScreenStatus: async () => installer?.status() ?? 'unsupported',
    addToHomeScreen: async () => installer?.install() ?? err({ kind: 'unsupported' }),
    hideKeyboard: nothing,
    cloudPreferences: null,
  };
}

/** Creates the port for a browser: no host buttons, no haptics, the browser's clipboard and the window's height. */
export function createBrowserHost(options: BrowserHostOptions = {}): Telegram {
  const { biometry = null, notices = null, query = '' } = options;
  return {
    ...requestsOf(options),
    info: {
      platform: 'browser',
      version: '0.0',
      userId: null,
      startParam: startParamIn(query),
      languageCode: globalThis.navigator?.language ?? null,
    },
    start: nothing,
    hasBackButton: false,
    setBackButton: nothing,
    onBack: () => nothing,
    hasBottomButton: false,
    setBottomButton: nothing,
    onBottomButton: () => nothing,
    haptic: nothing,
    viewport: windowViewport,
    onViewport(listener) {
      const notify = (): void => listener(windowViewport());
      window.addEventListener('resize', notify);
      return () => window.removeEventListener('resize', notify);
    },
    onVisibility(listener) {
      const notify = (): void => listener(!document.hidden);
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    copyText,
    canReadClipboard: true,
    readClipboard: readBrowserClipboard,
    takesFiles: true,
    setClosingConfirmation: askBeforeClosing,
    canClose: false,
    close: nothing,
    setFullscreen: nothing,
    setVerticalSwipes: nothing,
    setSettingsButton: nothing,
    onSettingsButton: () => nothing,
    notices,
    biometry,
    deviceStorage: null,
    secureStorage: null,
  };
}
