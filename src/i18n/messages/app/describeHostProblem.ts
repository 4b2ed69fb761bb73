// Explains what the host (Telegram or a browser) could not do.

import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { messages } from '../../i18n.ts';

const TELEGRAM_MESSAGES: Readonly<Record<HostProblemKind, string>> = messages('hostProblem', {
  unsupported: 'Telegram can’t do this here',
  'not-mounted': 'Telegram isn’t ready yet',
  busy: 'One question at a time',
  outside: 'Telegram isn’t available',
  'launch-unreadable': 'Couldn’t read launch data',
  'needs-touch': 'Tap again',
  timeout: 'Telegram didn’t answer',
  aborted: 'Canceled',
  cancelled: 'Closed',
  denied: 'Not shared',
  failed: 'Telegram couldn’t do this',
  'invalid-value': 'Telegram doesn’t accept this',
  'unexpected-value': 'Unknown response',
  'unexpected-type': 'Unexpected response',
  unreadable: 'Unreadable response',
  'popup-open': 'A question is already open',
  'scanner-open': 'The scanner is already open',
  'biometry-busy': 'A prompt is already open',
  'invalid-link': 'Kennel can’t open this link',
  'invalid-popup': 'Couldn’t show the question',
});

/** All problems that can occur in a browser. */
const BROWSER_MESSAGES = messages('hostProblem.browser', {
  unsupported: 'This browser can’t do that',
  'invalid-link': 'Kennel can’t open this link',
  denied: 'Your browser didn’t allow it',
  failed: 'That didn’t work. Try again',
});

const isBrowsers = (kind: HostProblemKind): kind is keyof typeof BROWSER_MESSAGES => kind in BROWSER_MESSAGES;

export function describeHostProblem(kind: HostProblemKind, host: 'telegram' | 'browser'): string {
  if (host === 'telegram') return TELEGRAM_MESSAGES[kind];
  return BROWSER_MESSAGES[isBrowsers(kind) ? kind : 'failed'];
}
