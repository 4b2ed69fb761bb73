/** The person's answers to a fake host's questions; null leaves them unanswered. */

/** One answer for each question that the host asks by itself. */
export interface HostUser {
  readonly sharesContact: boolean | null;
  readonly allowsWriting: boolean | null;
  readonly addsToHomeScreen: boolean | null;
  /** the result of a payment form */
  readonly invoice: 'paid' | 'cancelled' | 'failed' | 'pending' | null;
}

/** Agrees to everything. */
export const WILLING_USER: HostUser = {
  sharesContact: true,
  allowsWriting: true,
  addsToHomeScreen: true,
  invoice: 'paid',
};

/** A client's habits in handling requests. */
export interface RequestHabits {
  /** desktop and Web A show a notice and never answer; Web K closes the scanner at once */
  readonly scanner: 'works' | 'silent' | 'closes';
  /** Android reports whether the app is on the home screen, iOS never does */
  readonly homeScreen: 'tells' | 'unknown' | 'unsupported';
  /**
   * the events of a fullscreen request that changes nothing: an error for either request (iOS) or only for entering (Android); the
   * current state again (Desktop); nothing (macOS). `unsupported`: clients that were not read
   */
  readonly fullscreen: 'fails' | 'fails-to-enter' | 'repeats' | 'silent' | 'unsupported';
  /** CSS pixels covered at the top in fullscreen; null where that was not read */
  readonly fullscreenTop: { readonly safe: number; readonly content: number } | null;
  /** Android silently drops a popup that follows others too soon */
  readonly dropsPopups: boolean;
}
