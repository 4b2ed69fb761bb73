// Says what Telegram could not do for Kennel, and what helps instead.

import type { HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { messages, type TitledMessage } from '../../i18n.ts';

const MESSAGES: Readonly<Record<HostProblemKind, TitledMessage>> = messages('hostProblem', {
  unsupported: {
    title: 'Telegram cannot do this here',
    text: 'This version or this device has no such thing. An update of Telegram may bring it; everything else works.',
  },
  'not-mounted': {
    title: 'Telegram is not ready yet',
    text: 'It is still starting this part. Try again in a moment.',
  },
  busy: {
    title: 'One question at a time',
    text: 'Telegram is still asking about this. Answer there first, then try again.',
  },
  outside: {
    title: 'Telegram is not around',
    text: 'Kennel was opened outside of Telegram, or lost its connection to it. Open it from Telegram again.',
  },
  'launch-unreadable': {
    title: 'Opened in an unknown way',
    text: 'Telegram did not say how it opened Kennel. Close it and open it from Telegram again.',
  },
  timeout: {
    title: 'Telegram did not answer',
    text: 'It was asked and stayed silent. Nothing was changed. Try again, or close Kennel and open it anew.',
  },
  aborted: {
    title: 'Called off',
    text: 'Kennel stopped waiting because something else came up. Nothing was changed.',
  },
  cancelled: { title: 'Closed', text: 'It was closed without an answer. Nothing was changed.' },
  denied: {
    title: 'Not shared',
    text: 'You kept this to yourself, and that is fine. Kennel works without it.',
  },
  failed: {
    title: 'Telegram could not do it',
    text: 'It tried and gave up. Nothing was changed. Try again in a moment.',
  },
  'invalid-value': {
    title: 'Telegram does not take this',
    text: 'It is longer or shorter than Telegram allows, so it was not sent.',
  },
  'unexpected-value': {
    title: 'An answer nobody knows',
    text: 'What came back makes no sense, so Kennel did not use it. Nothing was changed. Try again.',
  },
  'unexpected-type': {
    title: 'An answer of a strange kind',
    text: 'What came back makes no sense, so Kennel did not use it. Nothing was changed. Try again.',
  },
  unreadable: {
    title: 'An answer nobody can read',
    text: 'What came back makes no sense, so Kennel did not use it. Nothing was changed. Try again.',
  },
  'invoice-open': {
    title: 'A payment form is open',
    text: 'Finish or close the one that is open, then try again.',
  },
  'popup-open': {
    title: 'A question is already open',
    text: 'Answer the one that Telegram shows, then try again.',
  },
  'scanner-open': {
    title: 'The scanner is already open',
    text: 'Close it first, then try again.',
  },
  'biometry-busy': {
    title: 'Already asking for a finger or face',
    text: 'Answer that question first, or use your password.',
  },
  'invalid-invoice': {
    title: 'Not a payment link',
    text: 'Telegram’s payment links start with t.me. This one was not opened.',
  },
  'invalid-link': {
    title: 'Not a link Kennel opens',
    text: 'Kennel opens web pages and Telegram’s own links, and nothing else.',
  },
  'invalid-popup': {
    title: 'The question could not be shown',
    text: 'Telegram does not take it in this form. Nothing was changed.',
  },
});

/** The words about a problem with the host; every kind has some. */
export const describeHostProblem = (problem: { readonly kind: HostProblemKind }): TitledMessage =>
  MESSAGES[problem.kind];
