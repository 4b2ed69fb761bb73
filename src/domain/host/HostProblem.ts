/** What the messenger around the app could not do: the error catalogue of specification §8, as values. */

/**
 * Every way in which a call to the host ends without what was asked for.
 *
 * - `unsupported`: this client or its version has no such call, or not that parameter of it
 * - `not-mounted`: called before the host's part was set up · `busy`: another question of that kind is under way
 * - `outside`: no Telegram client around this page · `launch-unreadable`: it says nothing readable about its launch
 * - `needs-touch`: the client drops it unless a finger came just before
 * - `timeout`: no answer in time · `aborted`: we gave up · `cancelled`: the person closed it
 * - `denied`: the person said no · `failed`: the host answered with an error of its own
 * - `invalid-value`: a value that the host does not take · `unexpected-value`, `unexpected-type`, `unreadable`: an answer
 *   that makes no sense: another value, another type, not parseable
 * - `popup-open`, `scanner-open`, `biometry-busy`: one at a time
 * - `invalid-link`, `invalid-popup`: the question itself is malformed
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

/** Why the host did not do what it was asked for. Has a sentence in `i18n/messages/app/describeHostProblem.ts`. */
export interface HostProblem {
  readonly kind: HostProblemKind;
}
