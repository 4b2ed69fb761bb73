/** A page outside Telegram, for development: the port without a host. */
import { webLink } from '../../domain/host/hostLinks.ts';
import { err, ok } from '../../domain/result.ts';
import type { HostRequests } from '../../ports/HostRequests.ts';
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { copyText, readBrowserClipboard } from './clipboard.ts';

const nothing = (): void => {};

function windowViewport(): HostViewport {
  const height = window.innerHeight;
  return { height, stableHeight: height, isExpanded: true, insetTop: 0, insetBottom: 0 };
}

const unsupported = async () => err({ kind: 'unsupported' } as const);

/** Without a host only links lead somewhere, by the browser itself. */
const PLAIN_REQUESTS: HostRequests = {
  async openLink(link) {
    const url = webLink(link);
    if (url === null) return err({ kind: 'invalid-link' });
    window.open(url, '_blank', 'noopener,noreferrer');
    return ok('opened');
  },
  openTelegramLink: unsupported,
  canShare: false,
  shareUrl: unsupported,
  canScanQr: false,
  scanQr: async () => ({ kind: 'unsupported' }),
  showPopup: unsupported,
  homeScreenStatus: async () => 'unsupported',
  addToHomeScreen: unsupported,
  requestContact: unsupported,
  requestWriteAccess: unsupported,
  openInvoice: unsupported,
  sendToBot: unsupported,
  switchInlineQuery: unsupported,
  shareStory: unsupported,
  hideKeyboard: nothing,
  cloudPreferences: null,
};

/** Makes a port for a plain browser page: no host buttons, no haptics, the browser's clipboard and the window's height. */
export function createPlainPage(): Telegram {
  return {
    ...PLAIN_REQUESTS,
    info: { platform: 'web', version: '0.0', userId: null, startParam: null, languageCode: null },
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
    readClipboard: readBrowserClipboard,
    setClosingConfirmation: nothing,
    setVerticalSwipes: nothing,
    setSettingsButton: nothing,
    onSettingsButton: () => nothing,
    biometry: null,
    deviceStorage: null,
    secureStorage: null,
  };
}
