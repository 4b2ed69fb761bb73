/** What the messenger around the app could not do: the error catalogue of specification §8, as values. */

/**
 * All ways in which a call to the host fails.
 * - `unsupported`: this client or its version does not have the call, or one of its parameters
 * - `not-mounted`: called before that part of the host was set up · `busy`: another call of that kind is pending
 * - `outside`: no Telegram client around this page · `launch-unreadable`: the launch parameters are unreadable
 * - `needs-touch`: the client ignores it without a preceding touch
 * - `timeout`: no response in time · `aborted`: we gave up · `cancelled`: the user closed it
 * - `denied`: the user declined · `failed`: the host answered with an error of its own
 * - `invalid-value`: a value that the host does not accept · `unexpected-value`, `unexpected-type`, `unreadable`: an invalid response:
 * another value, another type, not parseable
 * - `popup-open`, `scanner-open`, `biometry-busy`: one at a time
 * - `invalid-link`, `invalid-popup`: the call itself is malformed
 */
export const HOST_PROBLEM_KINDS = [
  'unsupported',
  'not-mounted',
  'busy',
  'outside',
  'launch-unreadable',
  'needs-touch',
  'timeout',
  'aborted',
  'cancelled',
  'denied',
  'failed',
  'invalid-value',
  'unexpected-value',
  'unexpected-type',
  'unreadable',
  'popup-open',
  'scanner-open',
  'biometry-busy',
  'invalid-link',
  'invalid-popup',
] as const;

/** @see HOST_PROBLEM_KINDS */
export type HostProblemKind = (typeof HOST_PROBLEM_KINDS)[number];

/** Why a call to the host failed. Its message is in `i18n/messages/app/describeHostProblem.ts`. */
export interface HostProblem {
  readonly kind: HostProblemKind;
}
