/** The demo phone's setup before it opens the wallet. */
import type { HostFailureName } from '../../../telegram/hostFailures.ts';
import { NIGHT_THEME, type ThemeColours } from '../../../telegram/launchParams.ts';
import type { FakePlatform } from '../../../telegram/platforms.ts';

export interface PhoneScreen {
  readonly name: string;
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
}

/** A current phone, the smallest one that Kennel supports, and a half-height mini app. */
export const SCREENS: readonly [PhoneScreen, ...PhoneScreen[]] = [
  { name: '390 × 844', width: 390, height: 844 },
  { name: '320 × 568', width: 320, height: 568 },
  { name: 'Half open', width: 390, height: 520 },
];

/** The panel's clients, with their names. */
export const CLIENTS: readonly (readonly [FakePlatform, string])[] = [
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['tdesktop', 'Desktop'],
  ['weba', 'Web'],
];

/** Telegram's light theme, as its clients report it. */
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

/** A custom theme. */
const ROSE_THEME: ThemeColours = { ...NIGHT_THEME, button_color: '#d6336c', link_color: '#faa2c1' };

export const THEMES = { Night: NIGHT_THEME, Day: DAY_THEME, Rose: ROSE_THEME } as const;

export type ThemeName = keyof typeof THEMES;

/** The setup; changing it reopens the wallet. */
export interface PhoneSetup {
  readonly platform: FakePlatform;
  readonly screen: PhoneScreen;
  /** empty for none */
  readonly startParam: string;
  /** whether the client lets apps save files */
  readonly allowsDownloads: boolean;
  readonly theme: ThemeName;
  /** as the client reports it, for example `es` */
  readonly language: string;
  /** how the client fails; null when it doesn't */
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

/** What may differ from one opening to another. */
export interface Opening {
  /** of the wallet, with its query */
  readonly path: string;
  /** the demo enters its own password */
  readonly unlocks: boolean;
}

/** Opens at the root, as Telegram does. */
export const ROOT_OPENING: Opening = { path: '/', unlocks: false };

/** Whether the client runs on a phone, with a status bar and a home indicator. */
export const isHandheld = (platform: FakePlatform): boolean => platform === 'ios' || platform === 'android';
