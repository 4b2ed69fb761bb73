/** What a fake host takes, and what a test, a story or the demo can do with it. */
import type { HostBiometry, HostDevice } from './hostDevice.ts';
import type { HostSpace, HostState, Insets } from './hostState.ts';
import type { HostUser } from './hostUser.ts';
import type { FakeUser, Launch, ThemeColours } from './launchParams.ts';
import type { FakePlatform, PlatformHabits } from './platforms.ts';

/** How the fake host opens the app. All has defaults: an iPhone, Telegram's dark theme, user 1, no start parameter. */
export interface FakeHostOptions {
  readonly platform?: FakePlatform;
  readonly version?: string;
  readonly theme?: ThemeColours;
  /** the colour that the bot's owner chose for header and background until the app speaks; the theme's otherwise */
  readonly botColour?: `#${string}`;
  readonly user?: FakeUser | null;
  readonly startParam?: string | null;
  /** a start parameter of the unsigned address that differs from the signed one */
  readonly plainStartParam?: string;
  readonly space?: HostSpace;
  /** what the host hands out of the clipboard; ordinary bots get null */
  readonly clipboard?: string | null;
  /** what the client kept from an earlier opening, as `state().keeping` gives it; nothing otherwise */
  readonly keeping?: HostDevice;
  /** changes of the platform's habits */
  readonly quirks?: Partial<PlatformHabits>;
}

/** A call of the app: method and parameters. */
export type HostCall = readonly [method: string, params: unknown];

/** The fake host. */
export interface FakeHost {
  /**
   * puts the host into the app's own window, as native clients do, with launch parameters in its session storage
   * unless the app was opened at `urlOf(appUrl)`
   */
  install(target: Window, options?: { readonly storesLaunch?: boolean }): void;
  /** talks with the app in a frame, as web clients do; open the frame at `urlOf(appUrl)` */
  attach(frame: HTMLIFrameElement): void;
  /** takes a call, as if it came from the app */
  receive(method: string, params?: unknown): void;
  /** ends every line, and forgets the launch parameters */
  uninstall(): void;
  readonly launch: Launch;
  urlOf(appUrl: string): string;
  /** every call so far, oldest first */
  readonly calls: readonly HostCall[];
  /** the parameters of each call of one method */
  callsOf(method: string): readonly unknown[];
  /** what a strict client would not take, in sentences */
  readonly violations: readonly string[];
  /** calls at which this client does nothing, with the reason */
  readonly dropped: readonly string[];
  /** the person touched the app, for calls that are dropped without it; `install` counts touches of its window by itself */
  touch(): void;
  state(): HostState;
  /** called after each call and each change of state; the returned function stops that */
  subscribe(listener: () => void): () => void;
  /** @returns false when the button is hidden */
  pressBack(): boolean;
  /** @returns false when the button is hidden, disabled (but on macOS) or busy */
  pressBottom(): boolean;
  /** @returns false when the entry is hidden */
  pressSettings(): boolean;
  setTheme(theme: ThemeColours): void;
  setSpace(space: Partial<HostSpace>): void;
  setInsets(insets: { readonly safeArea?: Insets; readonly contentSafeArea?: Insets }): void;
  /** minimises the app, or brings it back */
  setActive(isActive: boolean): void;
  setClipboard(text: string | null): void;
  /** changes the biometric lock, or what the person in front of it does */
  setBiometry(part: Partial<HostBiometry>): void;
  /** answers the biometric lock's prompt that waits, with the right or a wrong finger */
  answerPrompt(isYes: boolean): void;
  /** somebody enrolled another finger or face: the token is gone, or on Android can't be had any more */
  changeFingerprint(): void;
  /** the client forgets what it kept, as after a new installation; nothing of it by default */
  forgetKeeping(part?: Partial<HostDevice>): void;
  answerPopup(buttonId: string | null): void;
  /** holds a code before the open scanner. @returns false when none is open */
  showCode(text: string): boolean;
  /** closes the open scanner, as a person does */
  closeScanner(): void;
  /** changes what the person answers to the host's questions */
  setPerson(person: Partial<HostUser>): void;
  /** never answers this method from now on */
  mute(method: string): void;
  unmute(method: string): void;
  /** answers this method so many milliseconds late */
  delay(method: string, ms: number): void;
  /** answers this method with an error, or with silence where the protocol has none */
  fail(method: string, error: string): void;
  /** answers this method as usual again */
  heal(method: string): void;
  /** sends any event, also a wrong one */
  send(name: string, payload?: unknown): void;
}
