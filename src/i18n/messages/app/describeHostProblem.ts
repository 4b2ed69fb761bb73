// Says what Telegram could not do for Kennel, and what helps instead.

import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { messages, type TitledMessage } from '../../i18n.ts';

const MESSAGES: Readonly<Record<HostProblemKind, TitledMessage>> = messages('hostProblem', {
  unsupported: {
    title: 'Telegram can’t do this here',
    text: 'This version or device doesn’t support it. Updating Telegram may help; everything else works.',
  },
  'not-mounted': {
    title: 'Telegram isn’t ready yet',
    text: 'Telegram is still starting this feature. Try again in a moment.',
  },
  busy: {
    title: 'One question at a time',
    text: 'Telegram is already asking about this. Answer there first, then try again.',
  },
  outside: {
    title: 'Telegram isn’t available',
    text: 'Kennel was opened outside Telegram, or lost its connection. Open it from Telegram again.',
  },
  'launch-unreadable': {
    title: 'Couldn’t read launch data',
    text: 'Telegram didn’t say how it opened Kennel. Close Kennel and open it from Telegram again.',
  },
  timeout: {
    title: 'Telegram didn’t answer',
    text: 'Telegram didn’t respond. Nothing was changed. Try again, or close Kennel and reopen it.',
  },
  aborted: {
    title: 'Canceled',
    text: 'Kennel stopped waiting because something else came up. Nothing was changed.',
  },
  cancelled: { title: 'Closed', text: 'You closed it without answering. Nothing was changed.' },
  denied: {
    title: 'Not shared',
    text: 'You chose not to share this, and that’s fine. Kennel works without it.',
  },
  failed: {
    title: 'Telegram couldn’t do this',
    text: 'Telegram tried and failed. Nothing was changed. Try again in a moment.',
  },
  'invalid-value': {
    title: 'Telegram doesn’t accept this',
    text: 'It’s longer or shorter than Telegram allows, so it wasn’t sent.',
  },
  'unexpected-value': {
    title: 'Unknown response',
    text: 'Telegram’s response made no sense, so Kennel didn’t use it. Nothing was changed. Try again.',
  },
  'unexpected-type': {
    title: 'Unexpected response',
    text: 'Telegram’s response made no sense, so Kennel didn’t use it. Nothing was changed. Try again.',
  },
  unreadable: {
    title: 'Unreadable response',
    text: 'Telegram’s response made no sense, so Kennel didn’t use it. Nothing was changed. Try again.',
  },
  'invoice-open': {
    title: 'A payment form is open',
    text: 'Finish or close the one that is open, then try again.',
  },
  'popup-open': {
    title: 'A question is already open',
    text: 'Answer the question Telegram is showing, then try again.',
  },
  'scanner-open': {
    title: 'The scanner is already open',
    text: 'Close it first, then try again.',
  },
  'biometry-busy': {
    title: 'A prompt is already open',
    text: 'Answer that prompt first, or use your password.',
  },
  'invalid-invoice': {
    title: 'Not a payment link',
    text: 'Telegram payment links start with t.me. This one wasn’t opened.',
  },
  'invalid-link': {
    title: 'Kennel can’t open this link',
    text: 'Kennel only opens web pages and Telegram links.',
  },
  'invalid-popup': {
    title: 'Couldn’t show the question',
    text: 'Telegram doesn’t accept it in this form. Nothing was changed.',
  },
});

/** The words about a problem with the host; every kind has some. */
export const describeHostProblem = (problem: { readonly kind: HostProblemKind }): TitledMessage =>
  MESSAGES[problem.kind];
