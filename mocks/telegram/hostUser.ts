/** What the person in front of a fake host answers to its questions; null: nobody is there. */

/** One answer for each question that the host asks by itself. */
export interface HostUser {
  readonly sharesContact: boolean | null;
  readonly allowsWriting: boolean | null;
  readonly addsToHomeScreen: boolean | null;
  /** how a payment form ends */
  readonly invoice: 'paid' | 'cancelled' | 'failed' | 'pending' | null;
}

/** Somebody who agrees to everything. */
export const WILLING_USER: HostUser = {
  sharesContact: true,
  allowsWriting: true,
  addsToHomeScreen: true,
  invoice: 'paid',
};

/** Habits of a client that show in what it lets a person do. */
export interface RequestHabits {
  /** desktop and Web A show a notice and never answer; Web K closes the scanner at once */
  readonly scanner: 'works' | 'silent' | 'closes';
  /** Android tells whether the app lies on the home screen, iOS never does */
  readonly homeScreen: 'tells' | 'unknown' | 'unsupported';
  /**
   * what is said of the whole screen where nothing changes: that it is so already, for either request (iOS) or for the first
   * alone (Android); how it is, once more (Desktop); nothing (macOS). `unsupported`: of clients that were not read
   */
  readonly fullscreen: 'fails' | 'fails-to-enter' | 'repeats' | 'silent' | 'unsupported';
  /** CSS pixels at the top that are covered while the app has the whole screen; null where that was not read */
  readonly fullscreenTop: { readonly safe: number; readonly content: number } | null;
  /** Android drops a popup that comes too soon after others, and says nothing */
  readonly dropsPopups: boolean;
}
