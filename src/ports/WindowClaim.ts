/** Ensures that only one of several windows on the same data may write. */
export interface WindowClaim {
  /** tries to become that window. @returns false when another one is */
  claim(): Promise<boolean>;
  /** asks the other window to finish and yield; resolves when this one may write. Does not wait long for an unresponsive window */
  takeOver(): Promise<void>;
  /** called once when another window takes over: it waits, for a while, until the promise resolves */
  onAsked(finish: () => Promise<void>): void;
}
