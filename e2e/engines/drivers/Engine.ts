/** A browser engine as seen by journeys: each journey is written once and runs on all of them. */

/** Selects the first visible match on a page. Names are complete, as a screen reader says them. */
export type Target =
  | { readonly button: string }
  /** how its name begins, since rows have a second line */
  | { readonly row: string }
  | { readonly label: string }
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly css: string };

export interface Tab {
  open(url: string): Promise<void>;
  /** presses it once it is there and may be pressed */
  tap(target: Target): Promise<void>;
  /** replaces the text in a field */
  type(target: Target, text: string): Promise<void>;
  waitFor(target: Target): Promise<void>;
  isThere(target: Target): Promise<boolean>;
  /** its visible text, once it is there */
  read(target: Target): Promise<string>;
  /** the visible texts of all matches now */
  readAll(css: string): Promise<readonly string[]>;
  /** puts files of this machine into a file field */
  giveFiles(css: string, paths: readonly string[]): Promise<void>;
  /** runs a function body in the page, for what users don't do: waiting for a service worker, measuring */
  run<Value>(body: string): Promise<Value>;
  /** PNG */
  picture(): Promise<Buffer>;
}

export interface ProfileOptions {
  readonly width: number;
  readonly height: number;
  /** BCP 47; English unless given */
  readonly language?: string;
  /** what is turned off, as in lockdown modes of phones */
  readonly without?: 'WebAssembly' | 'Worker';
}

/** A user's storage in a browser. */
export interface Profile {
  /** its page; another one after `restart` */
  readonly tab: Tab;
  /** ends the browser and starts it with the stored data */
  restart(): Promise<void>;
  /** ends the browser and deletes the stored data */
  dispose(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** whether its driver can restart a profile with its stored data */
  readonly keepsProfiles: boolean;
  /** version and user agent */
  version(): Promise<string>;
  open(options: ProfileOptions): Promise<Profile>;
}

/** Upper bound for any wait on a busy machine, milliseconds. */
export const TIMEOUT_MS = 60_000;
