/** How the clients of Telegram differ, as far as an app can notice. Defaults read from the clients' sources. */
import type { DeviceHabits } from './hostDevice.ts';
import type { RequestHabits } from './hostUser.ts';

/** Clients that a fake host can play. */
export type FakePlatform = 'ios' | 'android' | 'tdesktop' | 'macos' | 'weba' | 'webk';

/** Habits of a client. */
export interface PlatformHabits extends DeviceHabits, RequestHabits {
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

const BIOMETRY_CALLS = ['get_info', 'request_access', 'request_auth', 'update_token'].map(
  (name) => `web_app_biometry_${name}`,
);

const STORAGE_CALLS = ['device', 'secure'].flatMap((kind) =>
  ['get_key', 'save_key', 'clear', 'restore_key'].map((verb) => `web_app_${kind}_storage_${verb}`),
);

const NATIVE: PlatformHabits = {
  version: '9.1',
  isExpandedAtOnce: false,
  sendsWidth: false,
  silentAbout: [],
  closesOnUntypedButton: false,
  hasBiometry: false,
  sensor: 'unknown',
  biometryEmptyToken: false,
  secureUnsupported: false,
  iosCanRestoreCamelCase: false,
  failsOnNullValue: false,
  deviceQuota: 5 * 1024 * 1024,
  secureQuota: 10,
  scanner: 'silent',
  homeScreen: 'unsupported',
  dropsPopups: false,
};

const WEB: PlatformHabits = { ...NATIVE, isExpandedAtOnce: true, sendsWidth: true };

/** The habits of each client. */
export const PLATFORMS: Readonly<Record<FakePlatform, PlatformHabits>> = {
  ios: {
    ...NATIVE,
    hasBiometry: true,
    sensor: 'face',
    biometryEmptyToken: true,
    iosCanRestoreCamelCase: true,
    scanner: 'works',
    homeScreen: 'unknown',
  },
  android: {
    ...NATIVE,
    hasBiometry: true,
    failsOnNullValue: true,
    scanner: 'works',
    homeScreen: 'tells',
  },
  tdesktop: {
    ...NATIVE,
    isExpandedAtOnce: true,
    sendsWidth: true,
    closesOnUntypedButton: true,
    secureUnsupported: true,
  },
  macos: { ...NATIVE, isExpandedAtOnce: true, silentAbout: SAFE_AREA_CALLS },
  weba: { ...WEB, silentAbout: STORAGE_CALLS },
  webk: {
    ...WEB,
    scanner: 'closes',
    silentAbout: [...SAFE_AREA_CALLS, ...BIOMETRY_CALLS, ...STORAGE_CALLS],
  },
};
