/**
 * New versions of the app, when it is stored on the device itself, which is the case in a browser. Elsewhere there is never one to choose.
 */

/**
 * Updates are offered, never forced. The content of a version is not shown: no browser lets a page read the script of a worker that it
 * installed, a host can serve the page another one, and the worker's own claim is as trustworthy as its host.
 */
export interface AppUpdates {
  /** whether a new version is waiting */
  isWaiting(): boolean;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** reloads the page with that version */
  use(): void;
}

/** When nothing is stored on the device, each start loads the host's newest version. */
export const NO_UPDATES: AppUpdates = { isWaiting: () => false, subscribe: () => () => {}, use: () => {} };
