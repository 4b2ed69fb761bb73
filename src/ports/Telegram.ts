import type { Biometry } from './Biometry.ts';
import type { DeviceNotices } from './DeviceNotices.ts';
import type { HostRequests } from './HostRequests.ts';
import type { KeyValue } from './KeyValue.ts';

/** The app's environment, as reported by the host. */
export interface HostInfo {
  /** `ios`, `android`, `tdesktop`, `macos`, `weba`, `web` …; `browser` without Telegram */
  readonly platform: string;
  /** version of the Mini Apps protocol, for example `9.1` */
  readonly version: string;
  /** Telegram user id, decimal text; null when not reported */
  readonly userId: string | null;
  /** attacker-controlled text, `[A-Za-z0-9_-]{1,512}`; null when absent or malformed */
  readonly startParam: string | null;
  /** the user's language, for example `en` */
  readonly languageCode: string | null;
}

/** The desired state of the host's bottom button; null hides it. */
export interface BottomButton {
  /** 1 to 64 characters */
  readonly text: string;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
}

/** Space covered by the host, CSS pixels. */
export interface HostViewport {
  readonly height: number;
  readonly stableHeight: number;
  readonly isExpanded: boolean;
  readonly insetTop: number;
  readonly insetBottom: number;
}

/** Haptic feedback. */
export type Haptic = 'light' | 'selection' | 'success' | 'error' | 'warning';

/** The messenger around the app. No method throws: unsupported calls are ignored or return a failure. */
export interface Telegram extends HostRequests {
  readonly info: HostInfo;
  /** starts the communication with the host: ready, theme colors, viewport expanded */
  start(): void;
  /** whether the host has a back button: otherwise screens show their own */
  readonly hasBackButton: boolean;
  /** shows or hides the host's back button */
  setBackButton(isVisible: boolean): void;
  /** called on each press; the returned function unsubscribes */
  onBack(listener: () => void): () => void;
  /** whether the host has a bottom button */
  readonly hasBottomButton: boolean;
  setBottomButton(button: BottomButton | null): void;
  onBottomButton(listener: () => void): () => void;
  haptic(kind: Haptic): void;
  viewport(): HostViewport;
  onViewport(listener: (viewport: HostViewport) => void): () => void;
  /** called when the app is hidden or shown again */
  onVisibility(listener: (isVisible: boolean) => void): () => void;
  /** whether the text reached the clipboard */
  copyText(text: string): Promise<boolean>;
  /** whether the clipboard can be read at all: frames of Telegram's web clients cannot, and text has to be pasted by hand */
  readonly canReadClipboard: boolean;
  /** null when the host or the user does not allow it */
  readClipboard(): Promise<string | null>;
  /** whether downloads reach the device: frames of Telegram's web clients silently block them */
  readonly takesFiles: boolean;
  setClosingConfirmation(isAsked: boolean): void;
  /** whether the app can close itself: browsers do not let a page close unless it was opened by a script */
  readonly canClose: boolean;
  /** closes the app. Only in response to a press, after the result of the user's action has been shown */
  close(): void;
  /** enters or leaves full screen on phones; no effect elsewhere */
  setFullscreen(isOn: boolean): void;
  /** whether a vertical swipe may close the app; swipes on the header always may */
  setVerticalSwipes(isAllowed: boolean): void;
  /** shows or hides an entry for settings in the host's own menu */
  setSettingsButton(isVisible: boolean): void;
  onSettingsButton(listener: () => void): () => void;
  /** null when the host has none for the app: Telegram has its own notifications */
  readonly notices: DeviceNotices | null;
  /** null when the host has no biometric lock */
  readonly biometry: Biometry | null;
  /** outlives the page's own storage, and is no better protected; null when the host has none */
  readonly deviceStorage: KeyValue | null;
  /** stored in the device's keystore, ten values at most; null when the host has none */
  readonly secureStorage: KeyValue | null;
}
