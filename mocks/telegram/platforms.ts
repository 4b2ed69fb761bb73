/** How the clients of Telegram differ, as far as an app can notice. Defaults read from the clients' sources. */
import type { DeviceHabits } from './hostDevice.ts';
import type { RequestHabits } from './hostUser.ts';

/** Clients that a fake host can play. */
export type FakePlatform = 'ios' | 'android' | 'tdesktop' | 'macos' | 'weba' | 'web';

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

const NATIVE: PlatformHabits = {
  version: '9.1',
  isExpandedAtOnce: false,
  sendsWidth: false,
  silentAbout: [],
  closesOnUntypedButton: false,
  hasBiometry: false,
  sensor: 'unknown',
  biometryEmptyToken: false,
  deviceStorage: 'works',
  secureStorage: 'works',
  absentIsEmpty: false,
  restorableMark: {},
  nullValue: 'deletes',
  deviceQuota: 5 * 1024 * 1024,
  deviceQuotaOf: 'json',
  deviceCountsChanges: false,
  secureQuota: 10,
  scanner: 'silent',
  homeScreen: 'unsupported',
  dropsPopups: false,
};

const WEB: PlatformHabits = {
  ...NATIVE,
  isExpandedAtOnce: true,
  sendsWidth: true,
  secureStorage: 'unsupported',
};

/** The habits of each client. */
export const PLATFORMS: Readonly<Record<FakePlatform, PlatformHabits>> = {
  ios: {
    ...NATIVE,
    hasBiometry: true,
    sensor: 'face',
    biometryEmptyToken: true,
    deviceStorage: 'silent-on-success',
    deviceQuotaOf: 'values',
    restorableMark: { canRestore: true },
    scanner: 'works',
    homeScreen: 'unknown',
  },
  android: {
    ...NATIVE,
    hasBiometry: true,
    absentIsEmpty: true,
    nullValue: 'text',
    scanner: 'works',
    homeScreen: 'tells',
  },
  tdesktop: {
    ...NATIVE,
    isExpandedAtOnce: true,
    sendsWidth: true,
    closesOnUntypedButton: true,
    secureStorage: 'unsupported',
  },
  macos: {
    ...NATIVE,
    isExpandedAtOnce: true,
    silentAbout: SAFE_AREA_CALLS,
    deviceStorage: 'silent-on-success',
    deviceQuotaOf: 'values',
  },
  weba: { ...WEB, deviceStorage: 'unsupported' },
  web: {
    ...WEB,
    scanner: 'closes',
    silentAbout: [...SAFE_AREA_CALLS, ...BIOMETRY_CALLS],
    deviceQuotaOf: 'characters',
    deviceCountsChanges: true,
  },
};
