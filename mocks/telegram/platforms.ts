/** How the clients of Telegram differ, as far as an app can notice. Defaults read from the clients' sources. */

/** Clients that a fake host can play. */
export type FakePlatform = 'ios' | 'android' | 'tdesktop' | 'macos' | 'weba' | 'webk';

/** Habits of a client. */
export interface PlatformHabits {
  /** version of the Mini Apps protocol that it reports */
  readonly version: string;
  /** whether the app has the whole height from the start */
  readonly isExpandedAtOnce: boolean;
  /** whether `viewport_changed` carries a width */
  readonly sendsWidth: boolean;
  /** calls that it never answers */
  readonly silentAbout: readonly string[];
  /** whether a popup button without a type closes the app */
  readonly closesOnUntypedButton: boolean;
}

const SAFE_AREA_CALLS = ['web_app_request_safe_area', 'web_app_request_content_safe_area'];

const NATIVE: PlatformHabits = {
  version: '9.1',
  isExpandedAtOnce: false,
  sendsWidth: false,
  silentAbout: [],
  closesOnUntypedButton: false,
};

/** The habits of each client. */
export const PLATFORMS: Readonly<Record<FakePlatform, PlatformHabits>> = {
  ios: NATIVE,
  android: NATIVE,
  tdesktop: { ...NATIVE, isExpandedAtOnce: true, sendsWidth: true, closesOnUntypedButton: true },
  macos: { ...NATIVE, isExpandedAtOnce: true, silentAbout: SAFE_AREA_CALLS },
  weba: { ...NATIVE, isExpandedAtOnce: true, sendsWidth: true },
  webk: { ...NATIVE, isExpandedAtOnce: true, sendsWidth: true, silentAbout: SAFE_AREA_CALLS },
};
