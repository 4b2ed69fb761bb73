// Explains failures outside of Kennel, and what helps.

import type { Fault, FaultKind } from '../../../domain/fault.ts';
import { messages, t } from '../../i18n.ts';

export interface FaultMessage {
  /** what happened, a few words */
  readonly title: string;
  /** what it means and what helps */
  readonly text: string;
  /** the text without the consequences, for places that describe these themselves; absent when the text mentions none */
  readonly cause?: string;
  /** the label of the one action that helps; absent when only waiting does */
  readonly action?: string;
}

const MESSAGES: Readonly<Record<FaultKind, FaultMessage>> = messages('fault', {
  offline: {
    title: 'No connection',
    text: 'Can’t reach the network. Check that you’re online. Your coins are safe.',
    action: 'Try again',
  },
  timeout: {
    title: 'Timed out',
    text: 'This took too long, so Kennel stopped waiting. Your connection or device may be slow.',
    action: 'Try again',
  },
  'rate-limited': {
    title: 'Too many requests',
    text: 'The Dogecoin server is busy. Wait a minute, then try again.',
  },
  rejected: {
    title: 'Request rejected',
    text: 'The server answered, but refused. Trying again may reach another server.',
    action: 'Try again',
  },
  'bad-answer': {
    title: 'Unexpected response',
    text: 'The Dogecoin server sent data that doesn’t add up, so Kennel didn’t use it.',
    action: 'Try again',
  },
  'not-found': {
    title: 'Not found',
    text: 'The server doesn’t know this transaction. Something sent just now can take a minute to appear.',
    action: 'Check again',
  },
  'not-ready': {
    title: 'Server not ready',
    text: 'The Dogecoin server is starting or shutting down. Wait a few minutes, then try again.',
    action: 'Try again',
  },
  'no-node': {
    title: 'Server out of touch',
    text: 'The Dogecoin server lost contact with the network, so its answers don’t count. Your coins are safe.',
    action: 'Try again',
  },
  'worker-failed': {
    title: 'Key storage stopped',
    cause: 'The part of Kennel that handles keys stopped.',
    text: 'The part of Kennel that handles keys stopped. Nothing stored was changed.',
    action: 'Try again',
  },
  locked: {
    title: 'The wallet is locked',
    text: 'Kennel locked itself. Unlock it to continue where you were.',
    action: 'Unlock',
  },
  corrupt: {
    title: 'Couldn’t read saved data',
    text: 'The data saved here is damaged. Kennel left it untouched and overwrote nothing.',
    action: 'Try again',
  },
  'storage-blocked': {
    title: 'Can’t save data here',
    text: 'This device doesn’t let Kennel save data. Private mode or blocked storage is the usual reason.',
    action: 'Try again',
  },
  'storage-full': {
    title: 'Storage is full',
    text: 'There isn’t enough space to save. Free some space, then try again.',
    action: 'Try again',
  },
});

export const describeFaultKind = (kind: FaultKind): FaultMessage => MESSAGES[kind];

/** A server without its node is named: the user may choose another. */
export function describeFault({ kind, server }: Pick<Fault, 'kind' | 'server'>): FaultMessage {
  const message = MESSAGES[kind];
  if (kind !== 'no-node' || server === undefined) return message;
  const text = t(
    'fault.no-node.named',
    '{server} lost contact with the Dogecoin network, so its answers don’t count. Your coins are safe.',
    { server },
  );
  return { ...message, text };
}
