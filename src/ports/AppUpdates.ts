/** New versions of the app, where it is kept on the device by itself: in a browser. Elsewhere there are none to choose. */

/** A version that waits to be used. */
export interface WaitingVersion {
  /** SHA-256 of its service worker in hex, which holds a hash of every file: whoever built it has the same */
  readonly hash: string;
}

/** What is offered, and never forced. */
export interface AppUpdates {
  /** null while there is none; the same object until it changes */
  waiting(): WaitingVersion | null;
  /** @returns stops */
  subscribe(listener: () => void): () => void;
  /** loads the page anew with that version */
  use(): void;
}

/** Where nothing is kept on the device, each opening has the host's newest version. */
export const NO_UPDATES: AppUpdates = { waiting: () => null, subscribe: () => () => {}, use: () => {} };
