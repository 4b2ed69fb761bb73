/** Differences between Telegram's clients that an app can notice. Each fact's source is in `clientFacts.ts`. */
import type { DeviceHabits } from './hostDevice.ts';
import type { RequestHabits } from './hostUser.ts';

/**
 * Clients that a fake host can simulate: Telegram for iOS, Android, macOS, Telegram Desktop, Web A, and Web K, which reports itself
 * as `web`.
 */
export const FAKE_PLATFORMS = ['android', 'ios', 'macos', 'tdesktop', 'weba', 'web'] as const;

export type FakePlatform = (typeof FAKE_PLATFORMS)[number];

/** A web client's attributes of the app's frame. */
export interface FrameAttributes {
  readonly sandbox: string;
  readonly allow: string;
  readonly isFullscreenAllowed: boolean;
}

/** A client's habits. */
export interface PlatformHabits extends DeviceHabits, RequestHabits {
  /** version of the Mini Apps protocol that it reports */
  readonly version: string;
  /** whether the app has the full height from the start */
  readonly isExpandedAtOnce: boolean;
  /** whether `viewport_changed` carries a width */
  readonly sendsWidth: boolean;
  /** whether it is sent after each change of a bottom button */
  readonly tellsAfterButton: boolean;
  /** macOS sends the event without data */
  readonly sendsViewportData: boolean;
  /** calls it never answers */
  readonly silentAbout: readonly string[];
  /** the receiver of its events in the app's window; web clients send messages instead */
  readonly receiver: 'Telegram.WebView' | 'TelegramGameProxy';
  /** whether an event without data carries null */
  readonly sendsNull: boolean;
  /** the events that answer a viewport or safe area request: its own, all three, both areas', or the safe area's for both */
  readonly areaAnswers: 'own' | 'all' | 'both' | 'safe';
  /** whether viewport, areas and visibility are also sent unrequested when the app is loaded */
  readonly tellsUnasked: boolean;
  /** the bottom button's height, taken from the app, CSS pixels */
  readonly bottomButtonHeight: number;
  /** whether a disabled bottom button can be pressed */
  readonly pressesDisabled: boolean;
  /** whether it always asks before closing once the app has made any such call */
  readonly alwaysAsksBeforeClosing: boolean;
  /** its answer without clipboard access: an event without data, or none */
  readonly clipboardRefusal: 'no-data' | 'silent';
  /** calls that are dropped without a preceding touch, which each of them uses up */
  readonly touchCalls: readonly string[];
  /** whether a call with missing arguments, a link without a scheme or a popup button without a type closes the app */
  readonly closesOnBadArguments: boolean;
  /** maximum bytes of a message; longer ones are dropped */
  readonly messageLimit: number;
  /** the theme's keys in the launch parameters, in its order */
  readonly themeKeys: readonly string[];
  /** null when the app runs in its own window */
  readonly frame: FrameAttributes | null;
}

const BIOMETRY_CALLS = ['request_access', 'request_auth', 'update_token'].map(
  (name) => `web_app_biometry_${name}`,
);

const SEVEN_COLOURS = [
  'bg_color',
  'text_color',
  'hint_color',
  'link_color',
  'button_color',
  'button_text_color',
  'secondary_bg_color',
];

const MORE_COLOURS = [
  'header_bg_color',
  'accent_text_color',
  'section_bg_color',
  'section_header_text_color',
  'subtitle_text_color',
  'destructive_text_color',
];

const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';

const NATIVE: PlatformHabits = {
  version: '9.1',
  isExpandedAtOnce: false,
  sendsWidth: false,
  tellsAfterButton: false,
  sendsViewportData: true,
  silentAbout: [],
  receiver: 'TelegramGameProxy',
  sendsNull: false,
  areaAnswers: 'own',
  tellsUnasked: false,
  bottomButtonHeight: 0,
  pressesDisabled: false,
  alwaysAsksBeforeClosing: false,
  clipboardRefusal: 'no-data',
  touchCalls: [],
  closesOnBadArguments: false,
  messageLimit: Number.POSITIVE_INFINITY,
  themeKeys: [...SEVEN_COLOURS, ...MORE_COLOURS, 'section_separator_color', 'bottom_bar_bg_color'],
  frame: null,
  hasBiometry: false,
  sensor: 'unknown',
  biometryEmptyToken: false,
  absentBiometry: 'bare',
  biometryOfMac: false,
  accessPrompts: false,
  tokenNeedsPass: true,
  newFingerVoids: false,
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
  fullscreen: 'unsupported',
  fullscreenTop: null,
  dropsPopups: false,
};

const APPLE: PlatformHabits = {
  ...NATIVE,
  hasBiometry: true,
  biometryEmptyToken: true,
  tokenNeedsPass: false,
  deviceStorage: 'silent-on-success',
  deviceQuotaOf: 'values',
  restorableMark: { canRestore: true },
  touchCalls: ['web_app_open_link'],
};

const WEB: PlatformHabits = {
  ...NATIVE,
  isExpandedAtOnce: true,
  sendsWidth: true,
  secureStorage: 'unsupported',
  silentAbout: BIOMETRY_CALLS,
};

export const PLATFORMS: Readonly<Record<FakePlatform, PlatformHabits>> = {
  ios: {
    ...APPLE,
    sendsNull: true,
    areaAnswers: 'all',
    sensor: 'face',
    scanner: 'works',
    homeScreen: 'unknown',
    fullscreen: 'fails',
  },
  android: {
    ...NATIVE,
    receiver: 'Telegram.WebView',
    sendsNull: true,
    touchCalls: [
      'web_app_open_link',
      'web_app_open_tg_link',
      'web_app_biometry_open_settings',
      'web_app_share_to_story',
      'web_app_add_to_home_screen',
      'web_app_request_file_download',
      'web_app_send_prepared_message',
      'web_app_set_emoji_status',
    ],
    hasBiometry: true,
    absentBiometry: 'full',
    accessPrompts: true,
    newFingerVoids: true,
    absentIsEmpty: true,
    nullValue: 'text',
    scanner: 'works',
    homeScreen: 'tells',
    fullscreen: 'fails-to-enter',
    fullscreenTop: { safe: 24, content: 46 },
  },
  tdesktop: {
    ...NATIVE,
    isExpandedAtOnce: true,
    closesOnBadArguments: true,
    messageLimit: 1_048_576,
    tellsAfterButton: true,
    fullscreen: 'repeats',
    secureStorage: 'unsupported',
    silentAbout: [...BIOMETRY_CALLS, 'web_app_add_to_home_screen'],
  },
  macos: {
    ...APPLE,
    isExpandedAtOnce: true,
    areaAnswers: 'safe',
    sendsNull: true,
    tellsAfterButton: true,
    sendsViewportData: false,
    fullscreen: 'silent',
    fullscreenTop: { safe: 60, content: 0 },
    pressesDisabled: true,
    sensor: 'finger',
    biometryOfMac: true,
    biometryEmptyToken: false,
    absentBiometry: 'full',
  },
  weba: {
    ...WEB,
    areaAnswers: 'both',
    tellsUnasked: true,
    bottomButtonHeight: 64,
    alwaysAsksBeforeClosing: true,
    clipboardRefusal: 'silent',
    deviceStorage: 'unsupported',
    themeKeys: [...SEVEN_COLOURS, ...MORE_COLOURS, 'section_separator_color'],
    frame: {
      sandbox: SANDBOX,
      allow: 'camera; microphone; geolocation; clipboard-write;',
      isFullscreenAllowed: true,
    },
  },
  web: {
    ...WEB,
    version: '9.0',
    scanner: 'closes',
    silentAbout: [
      ...BIOMETRY_CALLS,
      'web_app_request_viewport',
      'web_app_request_safe_area',
      'web_app_request_content_safe_area',
    ],
    absentBiometry: 'full',
    deviceQuotaOf: 'characters',
    deviceCountsChanges: true,
    themeKeys: [
      'bg_color',
      'button_color',
      'button_text_color',
      'hint_color',
      'link_color',
      'secondary_bg_color',
      'text_color',
      ...MORE_COLOURS,
    ],
    frame: {
      sandbox: SANDBOX,
      allow:
        'camera; microphone; geolocation; accelerometer; gyroscope; magnetometer; device-orientation; clipboard-write;',
      isFullscreenAllowed: false,
    },
  },
};
