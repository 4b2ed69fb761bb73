/** A page outside Telegram, for development: the port without a host. */
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';
import { copyText } from './copyText.ts';
import { readBrowserClipboard } from './readBrowserClipboard.ts';

const nothing = (): void => {};

function windowViewport(): HostViewport {
  const height = window.innerHeight;
  return { height, stableHeight: height, isExpanded: true, insetTop: 0, insetBottom: 0 };
}

/** Makes a port for a plain browser page: no host buttons, no haptics, the browser's clipboard and the window's height. */
export function createPlainPage(): Telegram {
  return {
    info: { platform: 'web', version: '0.0', userId: null, startParam: null, languageCode: null },
    start: nothing,
    setBackButton: nothing,
    onBack: () => nothing,
    hasBottomButton: false,
    setBottomButton: nothing,
    onBottomButton: () => nothing,
    haptic: nothing,
    viewport: windowViewport,
    onViewport(listener) {
      const tell = (): void => listener(windowViewport());
      window.addEventListener('resize', tell);
      return () => window.removeEventListener('resize', tell);
    },
    onVisibility(listener) {
      const tell = (): void => listener(!document.hidden);
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
    copyText,
    readClipboard: readBrowserClipboard,
    setClosingConfirmation: nothing,
    biometry: null,
    deviceStorage: null,
    secureStorage: null,
  };
}
