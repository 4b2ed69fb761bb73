/** How the demo's phone is set up before it opens the wallet. */
import type { HostFailureName } from '../../../telegram/hostFailures.ts';
import { NIGHT_THEME, type ThemeColours } from '../../../telegram/launchParams.ts';
import type { FakePlatform } from '../../../telegram/platforms.ts';

/** A screen that the phone can have. */
export interface PhoneScreen {
  readonly name: string;
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
}

/** A phone of today, the smallest that Kennel promises to fit, and a mini app that Telegram opened halfway. */
export const SCREENS: readonly [PhoneScreen, ...PhoneScreen[]] = [
  { name: '390 × 844', width: 390, height: 844 },
  { name: '320 × 568', width: 320, height: 568 },
  { name: 'Half open', width: 390, height: 520 },
];

/** Clients that the panel offers, with their names. */
export const CLIENTS: readonly (readonly [FakePlatform, string])[] = [
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['tdesktop', 'Desktop'],
  ['weba', 'Web'],
];

/** Telegram's light theme, as its clients send it. */
const DAY_THEME: ThemeColours = {
  bg_color: '#ffffff',
  secondary_bg_color: '#f0f0f0',
  header_bg_color: '#ffffff',
  bottom_bar_bg_color: '#ffffff',
  text_color: '#000000',
  hint_color: '#999999',
  link_color: '#2481cc',
  button_color: '#2481cc',
  button_text_color: '#ffffff',
};

/** Somebody's own theme. */
const ROSE_THEME: ThemeColours = { ...NIGHT_THEME, button_color: '#d6336c', link_color: '#faa2c1' };

/** Themes by name. */
export const THEMES = { Night: NIGHT_THEME, Day: DAY_THEME, Rose: ROSE_THEME } as const;

/** The name of a theme. */
export type ThemeName = keyof typeof THEMES;

/** The setup; a change of it opens the wallet anew. */
export interface PhoneSetup {
  readonly platform: FakePlatform;
  readonly screen: PhoneScreen;
  /** empty for none */
  readonly startParam: string;
  /** whether the client lets its apps save files */
  readonly allowsDownloads: boolean;
  readonly theme: ThemeName;
  /** as the client sends it, for example `es` */
  readonly language: string;
  /** how the client fails; null for not at all */
  readonly failure: HostFailureName | null;
}

/** An iPhone without a start parameter. */
export const FIRST_SETUP: PhoneSetup = {
  platform: 'ios',
  screen: SCREENS[0],
  startParam: '',
  allowsDownloads: true,
  theme: 'Night',
  language: 'en',
  failure: null,
};

/** How one opening differs from others. */
export interface Opening {
  /** of the wallet, with its query */
  readonly path: string;
  /** the demo types its own password */
  readonly unlocks: boolean;
}

/** At the root, as Telegram does. */
export const ROOT_OPENING: Opening = { path: '/', unlocks: false };

/** Whether a client runs on a phone, with a status bar and a home indicator around it. */
export const isHandheld = (platform: FakePlatform): boolean => platform === 'ios' || platform === 'android';
