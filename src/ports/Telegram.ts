import type { Biometry } from './Biometry.ts';
import type { DeviceNotices } from './DeviceNotices.ts';
import type { HostRequests } from './HostRequests.ts';
import type { KeyValue } from './KeyValue.ts';

/** Where the app runs, as the host says it. */
export interface HostInfo {
  /** `ios`, `android`, `tdesktop`, `macos`, `weba`, `web` …; `browser` where there is no Telegram */
  readonly platform: string;
  /** version of the Mini Apps protocol, for example `9.1` */
  readonly version: string;
  /** Telegram user id, decimal text; null when the host does not say */
  readonly userId: string | null;
  /** attacker-chosen text, `[A-Za-z0-9_-]{1,512}`; null when absent or malformed */
  readonly startParam: string | null;
  /** the person's language, for example `en` */
  readonly languageCode: string | null;
}

/** The host's bottom button as it should be now; null hides it. */
export interface BottomButton {
  /** 1 to 64 characters */
  readonly text: string;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
}

/** Space that the host covers, CSS pixels. */
export interface HostViewport {
  readonly height: number;
  readonly stableHeight: number;
  readonly isExpanded: boolean;
  readonly insetTop: number;
  readonly insetBottom: number;
}

/** How a touch feels. */
export type Haptic = 'light' | 'selection' | 'success' | 'error' | 'warning';

/** The messenger around the app. No method throws: what the host cannot do, it leaves undone and says so. */
export interface Telegram extends HostRequests {
  readonly info: HostInfo;
  /** starts the conversation with the host: ready, theme colours, viewport expanded */
  start(): void;
  /** whether the host has a back button at all: screens draw it themselves otherwise */
  readonly hasBackButton: boolean;
  /** shows or hides the host's back button */
  setBackButton(isVisible: boolean): void;
  /** called on each press of it; the returned function stops that */
  onBack(listener: () => void): () => void;
  /** whether the host has a bottom button at all */
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
  /** whether there is any way to read the clipboard: frames of Telegram's web clients have none, and fields are pasted into by hand */
  readonly canReadClipboard: boolean;
  /** null when the host or the person does not allow it */
  readClipboard(): Promise<string | null>;
  /** whether a file that is handed over can reach the device: frames of Telegram's web clients stop every download in silence */
  readonly takesFiles: boolean;
  setClosingConfirmation(isAsked: boolean): void;
  /** whether the app can close itself: a browser closes no page that it didn't open by itself */
  readonly canClose: boolean;
  /** closes the app. Only for a press of the person, who has seen what became of what they did */
  close(): void;
  /** gives the app the whole screen of a phone, or gives it back; nothing elsewhere */
  setFullscreen(isOn: boolean): void;
  /** whether a swipe down may close the app; swipes by the header always may */
  setVerticalSwipes(isAllowed: boolean): void;
  /** shows or hides an entry for settings in the host's own menu */
  setSettingsButton(isVisible: boolean): void;
  onSettingsButton(listener: () => void): () => void;
  /** null where the host shows none for the app: Telegram has its own ways */
  readonly notices: DeviceNotices | null;
  /** null where the host has no biometric lock at all */
  readonly biometry: Biometry | null;
  /** outlives the page's own storage, and is as open as it; null where the host has none */
  readonly deviceStorage: KeyValue | null;
  /** kept by the device's keystore, ten values at most; null where the host has none */
  readonly secureStorage: KeyValue | null;
}
