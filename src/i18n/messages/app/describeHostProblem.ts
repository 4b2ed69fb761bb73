// Says what the host could not do for Kennel: Telegram, or a browser.

import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { messages } from '../../i18n.ts';

const TELEGRAM_MESSAGES: Readonly<Record<HostProblemKind, string>> = messages('hostProblem', {
  unsupported: 'Telegram cannot do this here',
  'not-mounted': 'Telegram is not ready yet',
  busy: 'One question at a time',
  outside: 'Telegram is not around',
  'launch-unreadable': 'Opened in an unknown way',
  timeout: 'Telegram did not answer',
  aborted: 'Called off',
  cancelled: 'Closed',
  denied: 'Not shared',
  failed: 'Telegram could not do it',
  'invalid-value': 'Telegram does not take this',
  'unexpected-value': 'An answer nobody knows',
  'unexpected-type': 'An answer of a strange kind',
  unreadable: 'An answer nobody can read',
  'invoice-open': 'A payment form is open',
  'popup-open': 'A question is already open',
  'scanner-open': 'The scanner is already open',
  'biometry-busy': 'Already asking for a finger or face',
  'invalid-invoice': 'Not a payment link',
  'invalid-link': 'Not a link Kennel opens',
  'invalid-popup': 'The question could not be shown',
});

/** What can happen in a browser; it has no other way to fail. */
const BROWSER_MESSAGES = messages('hostProblem.browser', {
  unsupported: 'This browser can’t do that',
  'invalid-link': 'Kennel can’t open this link',
  denied: 'Your browser didn’t allow it',
  failed: 'That didn’t work. Try again',
});

const isBrowsers = (kind: HostProblemKind): kind is keyof typeof BROWSER_MESSAGES => kind in BROWSER_MESSAGES;

/** The words about a problem with the host; every kind has some. */
export function describeHostProblem(kind: HostProblemKind, host: 'telegram' | 'browser'): string {
  if (host === 'telegram') return TELEGRAM_MESSAGES[kind];
  return BROWSER_MESSAGES[isBrowsers(kind) ? kind : 'failed'];
}
