/** How the demo's phone is set up before it opens the wallet. */
import type { FakePlatform } from '../../../telegram/platforms.ts';

/** A screen that the phone can have. */
export interface PhoneScreen {
  readonly name: string;
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
}

/** A phone of today, and the smallest that Kennel promises to fit. */
export const SCREENS: readonly [PhoneScreen, PhoneScreen] = [
  { name: '390 × 844', width: 390, height: 844 },
  { name: '320 × 568', width: 320, height: 568 },
];

/** Clients that the panel offers, with their names. */
export const CLIENTS: readonly (readonly [FakePlatform, string])[] = [
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['tdesktop', 'Desktop'],
  ['weba', 'Web'],
];

/** The setup; a change of it opens the wallet anew. */
export interface PhoneSetup {
  readonly platform: FakePlatform;
  readonly screen: PhoneScreen;
  /** empty for none */
  readonly startParam: string;
  /** whether the client lets its apps save files */
  readonly allowsDownloads: boolean;
}

/** An iPhone without a start parameter. */
export const FIRST_SETUP: PhoneSetup = {
  platform: 'ios',
  screen: SCREENS[0],
  startParam: '',
  allowsDownloads: true,
};

/** Whether a client runs on a phone, with a status bar and a home indicator around it. */
export const isHandheld = (platform: FakePlatform): boolean => platform === 'ios' || platform === 'android';
