/** A browser engine as journeys see it: each journey is written once and runs on all of them. */

/** What is looked for on a page, the first that is seen. Names are whole, as a screen reader would say them. */
export type Target =
  | { readonly button: string }
  /** how its name begins: rows have a second line */
  | { readonly row: string }
  | { readonly label: string }
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly css: string };

/** One page of a profile. */
export interface Tab {
  open(url: string): Promise<void>;
  /** presses it once it is there and may be pressed */
  tap(target: Target): Promise<void>;
  /** puts a text in place of what is in a field */
  type(target: Target, text: string): Promise<void>;
  waitFor(target: Target): Promise<void>;
  isThere(target: Target): Promise<boolean>;
  /** what is seen of it, once it is there */
  read(target: Target): Promise<string>;
  /** what is seen of all of them now */
  readAll(css: string): Promise<readonly string[]>;
  /** hands files of this machine to a field for them */
  giveFiles(css: string, paths: readonly string[]): Promise<void>;
  /** runs a function's text in the page. For what no person does: waiting for a service worker, widths */
  run<Value>(body: string): Promise<Value>;
  /** PNG */
  picture(): Promise<Buffer>;
}

/** How a profile is opened. */
export interface ProfileOptions {
  readonly width: number;
  readonly height: number;
  /** BCP 47; English unless given */
  readonly language?: string;
  /** what is switched off, as strict modes of phones do */
  readonly without?: 'WebAssembly' | 'Worker';
}

/** A person's storage in a browser. */
export interface Profile {
  /** its page; another one after `restart` */
  readonly tab: Tab;
  /** ends the browser and starts it with what it kept */
  restart(): Promise<void>;
  /** ends the browser and deletes what it kept */
  dispose(): Promise<void>;
}

/** An engine of this machine. */
export interface Engine {
  readonly name: string;
  /** whether its driver can give what a profile kept to the next start */
  readonly keepsProfiles: boolean;
  /** what it says of itself: version and user agent */
  version(): Promise<string>;
  open(options: ProfileOptions): Promise<Profile>;
}

/** As long as anything may take on a busy machine, milliseconds. */
export const TIMEOUT_MS = 60_000;
