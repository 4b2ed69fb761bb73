/** A fake host's options, and its controls for tests, stories and the demo. */
import type { HostBiometry, HostDevice } from './hostDevice.ts';
import type { HostSpace, HostState, Insets } from './hostState.ts';
import type { HostUser } from './hostUser.ts';
import type { FakeUser, Launch, ThemeColours } from './launchParams.ts';
import type { FakePlatform, PlatformHabits } from './platforms.ts';

/** How the fake host opens the app. Defaults: an iPhone, Telegram's dark theme, user 1, no start parameter. */
export interface FakeHostOptions {
  readonly platform?: FakePlatform;
  readonly version?: string;
  readonly theme?: ThemeColours;
  /** the bot owner's color for header and background until the app sets one; the theme's by default */
  readonly botColour?: `#${string}`;
  readonly user?: FakeUser | null;
  readonly startParam?: string | null;
  /** a start parameter of the unsigned address that differs from the signed one */
  readonly plainStartParam?: string;
  readonly space?: HostSpace;
  /** the clipboard text the host returns; ordinary bots get null */
  readonly clipboard?: string | null;
  /** the client's storage from an earlier opening, as in `state().keeping`; empty by default */
  readonly keeping?: HostDevice;
  /** overrides of the platform's habits */
  readonly quirks?: Partial<PlatformHabits>;
}

/** A call of the app: method and parameters. */
export type HostCall = readonly [method: string, params: unknown];

/** The fake host. */
export interface FakeHost {
  /**
   * installs the host in the app's own window, as native clients do, with launch parameters in its session storage unless the app
   * was opened at `urlOf(appUrl)`
   */
  install(target: Window, options?: { readonly storesLaunch?: boolean }): void;
  /** connects to the app in a frame, as web clients do; open the frame at `urlOf(appUrl)` */
  attach(frame: HTMLIFrameElement): void;
  /** handles a call as if from the app */
  receive(method: string, params?: unknown): void;
  /** closes every connection, and removes the launch parameters */
  uninstall(): void;
  readonly launch: Launch;
  urlOf(appUrl: string): string;
  /** every call so far, oldest first */
  readonly calls: readonly HostCall[];
  /** the parameters of each call of one method */
  callsOf(method: string): readonly unknown[];
  /** calls that a strict client would reject, in sentences */
  readonly violations: readonly string[];
  /** calls ignored by this client, with the reason */
  readonly dropped: readonly string[];
  /** records a touch, for calls that are dropped without one; `install` counts its window's touches by itself */
  touch(): void;
  state(): HostState;
  /** called after each call and each change of state; the returned function unsubscribes */
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
  /** minimizes the app, or restores it */
  setActive(isActive: boolean): void;
  setClipboard(text: string | null): void;
  /** changes the biometric lock, or the person's behavior at it */
  setBiometry(part: Partial<HostBiometry>): void;
  /** answers the waiting biometric prompt, with a matching finger or not */
  answerPrompt(isYes: boolean): void;
  /** simulates a newly enrolled finger or face: the token is gone, or on Android no longer readable */
  changeFingerprint(): void;
  /** clears the client's storage, as after a reinstallation; `part` is kept */
  forgetKeeping(part?: Partial<HostDevice>): void;
  answerPopup(buttonId: string | null): void;
  /** shows a code to the open scanner. @returns false when none is open */
  showCode(text: string): boolean;
  /** closes the open scanner, as a person does */
  closeScanner(): void;
  /** changes the person's answers to the host's questions */
  setPerson(person: Partial<HostUser>): void;
  /** never answers this method from now on */
  mute(method: string): void;
  unmute(method: string): void;
  /** delays this method's answers by this many milliseconds */
  delay(method: string, ms: number): void;
  /** answers this method with an error, or not at all where the protocol has none */
  fail(method: string, error: string): void;
  /** answers this method normally again */
  heal(method: string): void;
  /** sends any event, malformed ones too */
  send(name: string, payload?: unknown): void;
}
