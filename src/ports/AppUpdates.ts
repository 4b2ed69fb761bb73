/** New versions of the app, where it is kept on the device by itself: in a browser. Elsewhere there are none to choose. */

/**
 * What is offered, and never forced. What a version is made of is not said: no browser shows a page the script of a worker that it
 * installed, a host can answer the page with another one, and the worker's own word is worth what its host is worth.
 */
export interface AppUpdates {
  /** whether a version waits to be used */
  isWaiting(): boolean;
  /** @returns stops */
  subscribe(listener: () => void): () => void;
  /** loads the page anew with that version */
  use(): void;
}

/** Where nothing is kept on the device, each opening has the host's newest version. */
export const NO_UPDATES: AppUpdates = { isWaiting: () => false, subscribe: () => () => {}, use: () => {} };
