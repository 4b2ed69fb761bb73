/** Telegram as Kennel's host port, over the client SDK. */
import { on, supports } from '@telegram-apps/bridge';
import type { Haptic, HostInfo, Telegram } from '../../ports/Telegram.ts';
import { copyText } from '../browser/clipboard.ts';
import { type Attempt, attempting, type HostLog } from './bridge/attempt.ts';
import { postEvent } from './bridge/bridge.ts';
import { readClipboard } from './clipboard.ts';
import { controlFullscreen } from './fullscreen.ts';
import {
  type ButtonColours,
  controlBackButton,
  controlBottomButton,
  HOST_BUTTON_COLOURS,
} from './hostButtons.ts';
import { watchViewport } from './hostViewport.ts';
import { readLaunch } from './launch.ts';
import { lazyBiometry } from './lazyBiometry.ts';
import { lazyRequests } from './lazyRequests.ts';
import { lazyStorage } from './lazyStorage.ts';
import { isExpandedAtOnce, startHost } from './startHost.ts';
import { watchVisibility } from './visibility.ts';

/**
 * Connects to the Telegram client that opened this page. Call `start()` once before the first screen.
 *
 * @param log - receives what the host could not do; never launch data
 * @param colours - of the bottom button
 * @returns null outside Telegram
 * @throws {LaunchUnreadable} in Telegram, when needed launch data can't be read
 */
export function createTelegram(
  log: HostLog,
  colours: () => ButtonColours = () => HOST_BUTTON_COLOURS,
): Telegram | null {
  const attempt = attempting(log);
  const info = readOrReady(attempt);
  if (!info) return null;
  const viewport = watchViewport(info.version, isExpandedAtOnce(info.platform), log);
  const bottomButton = controlBottomButton(attempt, colours);
  let asksBeforeClosing: boolean | null = null;
  let isStarted = false;

  return {
    ...lazyRequests(info, attempt),
    info,
    start() {
      if (isStarted) return;
      isStarted = true;
      startHost(info, attempt, log);
      viewport.mount();
    },
    hasBackButton: supports('web_app_setup_back_button', info.version),
    setBackButton: controlBackButton(attempt),
    onBack: (listener) => on('back_button_pressed', () => listener()),
    hasBottomButton: true,
    setBottomButton: bottomButton.set,
    onBottomButton: bottomButton.onPress,
    haptic: (kind) => attempt(`play the haptic "${kind}"`, () => playHaptic(kind)),
    viewport: viewport.current,
    onViewport: viewport.subscribe,
    onVisibility: watchVisibility,
    copyText,
    readClipboard,
    canReadClipboard: !isWebClient(info.platform),
    takesFiles: !isWebClient(info.platform),
    setClosingConfirmation(isAsked) {
      if (isAsked === asksBeforeClosing) return;
      // Telegram Web A takes either value for yes, and keeps asking until the app is closed
      if (!isAsked && info.platform === 'weba') return;
      attempt('ask before closing', () => {
        postEvent('web_app_setup_closing_behavior', { need_confirmation: isAsked });
        asksBeforeClosing = isAsked;
      });
    },
    canClose: true,
    close: () => attempt('close the app', () => postEvent('web_app_close')),
    setFullscreen: controlFullscreen(info, attempt),
    setVerticalSwipes(isAllowed) {
      if (supports('web_app_setup_swipe_behavior', info.version))
        attempt('change how it is swiped away', () =>
          postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: isAllowed }),
        );
    },
    setSettingsButton(isVisible) {
      if (supports('web_app_setup_settings_button', info.version))
        attempt('change its settings button', () =>
          postEvent('web_app_setup_settings_button', { is_visible: isVisible }),
        );
    },
    onSettingsButton: (listener) => on('settings_button_pressed', () => listener()),
    notices: null,
    biometry: lazyBiometry(info, attempt),
    deviceStorage: lazyStorage('device', info),
    secureStorage: lazyStorage('secure', info),
  };
}

/** `weba`, `web` (sent by Web K) and `webk`: they run the app in a frame without `allow-downloads` or `clipboard-read`. */
const isWebClient = (platform: string): boolean => /^web/.test(platform);

/** Calls ready first, so that the client removes its loading screen before the error is shown. */
function readOrReady(attempt: Attempt): HostInfo | null {
  try {
    return readLaunch();
  } catch (thrown) {
    attempt('hear that the app is ready', () => postEvent('web_app_ready'));
    throw thrown;
  }
}

const METHOD = 'web_app_trigger_haptic_feedback';

/** Plays a haptic. @throws the SDK's error if there are no haptics */
export function playHaptic(kind: Haptic): void {
  if (kind === 'light') postEvent(METHOD, { type: 'impact', impact_style: 'light' });
  else if (kind === 'selection') postEvent(METHOD, { type: 'selection_change' });
  else postEvent(METHOD, { type: 'notification', notification_type: kind });
}
