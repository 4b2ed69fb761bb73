/** Known failures of Telegram clients, each with the fake host's settings that cause it, for stories and tests. */
import type { FakeHost, FakeHostOptions } from './hostContract.ts';
import {
  dropServiceWorkers,
  loadConflictingScript,
  rejectCopying,
  rejectReading,
  type Undo,
} from './pageFaults.ts';

export interface HostFailure {
  /** what happens, in a sentence */
  readonly what: string;
  /** where it was reported */
  readonly source: string;
  /** the fake host's options for it */
  readonly host?: FakeHostOptions;
  /** turns it on for an open host. @returns turns it off */
  readonly begin?: (host: FakeHost, page: Window) => Undo | undefined;
}

const mute =
  (...methods: readonly string[]) =>
  (host: FakeHost): undefined => {
    for (const method of methods) host.mute(method);
  };

/** The sixteen failures reported for real clients. */
const REPORTED = {
  'clipboard-unreadable': {
    what: 'the clipboard cannot be read: ordinary bots get nothing',
    source: 'tma.js#427, tma.js#80, tma.js#609',
    host: { clipboard: null },
    begin: (_, page) => rejectReading(page),
  },
  'copy-refused': {
    what: 'nothing reaches the clipboard on some desktops',
    source: 'tdesktop#27381, tdesktop#29927',
    host: { platform: 'tdesktop' },
    begin: (_, page) => rejectCopying(page),
  },
  'rival-script': {
    what: 'Telegram’s own script is loaded beside the SDK and takes its events',
    source: 'tma.js#501, tma.js#567',
    begin: (_, page) => loadConflictingScript(page),
  },
  'no-service-worker': {
    what: 'iOS has no service workers',
    source: 'tma.js#399',
    host: { platform: 'ios' },
    begin: (_, page) => dropServiceWorkers(page),
  },
  'storage-forgets': {
    what: 'the page’s storage works and is empty at the next start',
    source: 'tdesktop#31051',
    host: { platform: 'tdesktop' },
  },
  'reloads-itself': {
    what: 'the client loads the page anew every few seconds',
    source: 'Telegram-Mini-Apps/issues#86',
    host: { platform: 'android' },
  },
  'keyboard-covers': {
    what: 'the keyboard covers what is typed into',
    source: 'Telegram-iOS#1296, Telegram-iOS#1410, tma.js#430, tma.js#732',
    host: { platform: 'ios' },
  },
  'viewport-of-one-pixel': {
    what: 'the viewport is reported one pixel high',
    source: 'Telegram-iOS#2235',
    begin: (host) => void host.setSpace({ height: 1, isStable: true }),
  },
  'swiped-away': {
    what: 'a swipe closes the app, and nothing says so',
    source: 'Telegram-iOS#1447, Telegram-Mini-Apps/issues#1, tma.js#18, Telegram-Mini-Apps/issues#26',
    host: { platform: 'ios' },
  },
  'no-scanner': {
    what: 'the desktop has no QR scanner, and does not answer',
    source: 'tdesktop#26886, Telegram-Mini-Apps/issues#76',
    host: { platform: 'tdesktop' },
  },
  'old-client': {
    what: 'the client is older than most of the protocol',
    source: 'tma.js#503, Telegram-Mini-Apps/issues#55',
    host: { version: '6.0' },
  },
  'launch-missing': {
    what: 'the launch parameters are absent, or lost by a reload',
    source: 'Telegram-Mini-Apps/issues#54, Telegram-Mini-Apps/issues#12',
    begin: (host) => void host.uninstall(),
  },
  'back-button-lost': {
    what: 'the client draws no back button',
    source: 'bedolaga-cabinet#436, tweb#310',
    host: { version: '6.0', platform: 'web' },
  },
  'stale-cache': {
    what: 'an old page asks for parts of the app that are gone',
    source: 'tdesktop#30127',
    host: { platform: 'tdesktop' },
  },
  'biometry-token-lost': {
    what: 'the phone’s lock changed, and the token behind it is gone',
    source: 'keplr#190, phoenix#187',
    host: { platform: 'ios' },
    begin: (host) => void host.changeFingerprint(),
  },
  'secure-storage-elsewhere': {
    what: 'what was kept securely belongs to an earlier installation, and has to be asked back',
    source: 'core.telegram.org/bots/webapps, Bot API 9.0',
    host: { platform: 'ios' },
    begin: (host) => {
      const { deviceStorage, secureStorage } = host.state().keeping;
      host.forgetKeeping({ deviceStorage, restorableKeys: Object.keys(secureStorage) });
    },
  },
} as const satisfies Readonly<Record<string, HostFailure>>;

/** Pitfalls of the protocol and its SDK. */
const TRAPS = {
  'host-appears-late': {
    what: 'availability that is read before there is a host stays false for ever',
    source: 'SDK 3.11.8, read in its source',
  },
  'token-in-clear': {
    what: 'the SDK’s own biometry call writes the token into the session’s storage',
    source: 'SDK 3.11.8, seen',
    host: { platform: 'ios' },
  },
  'host-silent': {
    what: 'the host answers nothing at all, and the SDK waits without end',
    source: 'tma.js#694, Telegram-Mini-Apps/issues#79',
    host: { platform: 'macos' },
    begin: mute(
      'web_app_request_theme',
      'web_app_request_viewport',
      'web_app_request_safe_area',
      'web_app_request_content_safe_area',
      'web_app_biometry_get_info',
      'web_app_read_text_from_clipboard',
      'web_app_device_storage_get_key',
      'web_app_device_storage_save_key',
      'web_app_secure_storage_get_key',
      'web_app_secure_storage_save_key',
      'web_app_invoke_custom_method',
    ),
  },
  'untyped-popup-button': {
    what: 'a popup button without a type closes the app',
    source: 'tdesktop and Android, read in their sources',
    host: { platform: 'tdesktop' },
  },
  'storage-blocked': {
    what: 'the browser blocks all storage in frames',
    source: 'zupass#1031, seen in Chromium',
    host: { platform: 'weba' },
  },
  'secure-storage-unsupported': {
    what: 'the desktop answers every call of SecureStorage with UNSUPPORTED',
    source: 'tdesktop, read in its source',
    host: { platform: 'tdesktop', quirks: { secureStorage: 'unsupported' } },
  },
  'start-param-garbled': {
    what: 'the SDK’s own decoding of start parameters garbles some of them',
    source: 'SDK 3.11.8, seen',
    host: { startParam: 'a-b_c', plainStartParam: 'forged' },
  },
  'swipes-off-by-mounting': {
    what: 'mounting the SDK’s swipe component turns swipes off',
    source: 'SDK 3.11.8, seen',
    host: { platform: 'ios' },
  },
  'errors-thrown-at-once': {
    what: 'the SDK throws at once where it promised to promise',
    source: 'SDK 3.11.8, seen',
  },
  'script-link': {
    what: 'the SDK opens links of any scheme; on the desktop they close the app',
    source: 'SDK 3.11.8 and tdesktop',
    host: { platform: 'tdesktop' },
  },
  'request-before-unlock': {
    what: 'a start parameter leads into the app although its session is over',
    source: 'specification §2, rule 1',
    host: { startParam: 'pay-me' },
  },
  'root-opened': {
    what: 'Telegram opens the root, which is in no table of routes',
    source: 'specification §2, rule 2',
  },
  'framed-by-stranger': {
    what: 'a page that frames the wallet presses its bottom button',
    source: 'the protocol itself: any parent may post main_button_pressed',
    host: { platform: 'weba' },
  },
  'popup-dropped': {
    what: 'Android drops a popup that comes too soon, and says nothing',
    source: 'DrKLO/Telegram, read in its source',
    host: { platform: 'android', quirks: { dropsPopups: true } },
  },
} as const satisfies Readonly<Record<string, HostFailure>>;

export type HostFailureName = keyof typeof REPORTED | keyof typeof TRAPS;

/** Every failure by its name, which stories and tests use. */
export const HOST_FAILURES: Readonly<Record<HostFailureName, HostFailure>> = { ...REPORTED, ...TRAPS };

/** Those reported for real clients; the others are pitfalls. */
export const REPORTED_FAILURES = Object.keys(REPORTED) as readonly (keyof typeof REPORTED)[];

/** The title of a test about a failure. */
export const failing = (name: HostFailureName): string => `${name}: ${HOST_FAILURES[name].what}`;

/** The fake host's options that cause these failures; later ones win. */
export function hostOf(names: readonly HostFailureName[]): FakeHostOptions {
  return Object.assign({}, ...names.map((name) => HOST_FAILURES[name].host ?? {}));
}

/** Turns the failures on. @returns turns them off */
export function beginFailures(names: readonly HostFailureName[], host: FakeHost, page: Window): Undo {
  const undos = names.map((name) => HOST_FAILURES[name].begin?.(host, page));
  return () => {
    for (const undo of undos.reverse()) undo?.();
  };
}
