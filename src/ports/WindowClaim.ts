/** Which of several windows on the same data may write: one at a time. */
export interface WindowClaim {
  /** tries to be that window. @returns false when another one is */
  claim(): Promise<boolean>;
  /** asks the other window to finish and hand over; resolves when this one may write. Does not wait for a silent one for long */
  takeOver(): Promise<void>;
  /** called once when another window takes over: it waits, for a while, until the promise resolves */
  onAsked(finish: () => Promise<void>): void;
}
