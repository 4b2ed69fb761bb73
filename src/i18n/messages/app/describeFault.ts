// Says what failed outside of Kennel, and what helps.

import type { Fault, FaultKind } from '../../../domain/fault.ts';
import { messages } from '../../i18n.ts';

/** Words about a failure. */
export interface FaultMessage {
  /** what happened, a few words */
  readonly title: string;
  /** what it means and what helps */
  readonly text: string;
  /** the label of the one act that helps; absent when nothing but waiting does */
  readonly action?: string;
}

const MESSAGES: Readonly<Record<FaultKind, FaultMessage>> = messages('fault', {
  offline: {
    title: 'No connection',
    text: 'Nothing answered. Check that you are online; your coins are safe meanwhile.',
    action: 'Try again',
  },
  timeout: {
    title: 'No answer in time',
    text: 'It took too long and was given up. It may be the connection, or a slow device.',
    action: 'Try again',
  },
  'rate-limited': {
    title: 'Asked to slow down',
    text: 'The Dogecoin server takes no more questions for now. A minute’s wait is enough.',
  },
  rejected: {
    title: 'The server refused',
    text: 'It answered, but would not do it. Another try may reach another server.',
    action: 'Try again',
  },
  'bad-answer': {
    title: 'An answer that makes no sense',
    text: 'The Dogecoin server sent something Kennel does not believe, so it was not used.',
    action: 'Try again',
  },
  'not-found': {
    title: 'Not found',
    text: 'The server does not know it. What was just sent can take a minute to appear.',
    action: 'Look again',
  },
  'worker-failed': {
    title: 'The strongbox stopped working',
    text: 'The part of Kennel that works with keys had to stop. What was stored is untouched.',
    action: 'Try again',
  },
  locked: {
    title: 'The wallet is locked',
    text: 'It locked itself. Unlock it to go on where you were.',
    action: 'Unlock',
  },
  corrupt: {
    title: 'Saved data could not be read',
    text: 'What is stored here is damaged. Kennel left it untouched and wrote nothing over it.',
    action: 'Try again',
  },
  'storage-blocked': {
    title: 'Nothing can be saved here',
    text: 'This device does not let Kennel keep data. Private mode or blocked storage is the usual reason.',
    action: 'Try again',
  },
  'storage-full': {
    title: 'No room left',
    text: 'The device has no space for what must be saved. Free some, then try again.',
    action: 'Try again',
  },
});

/** The words about a kind of fault; every kind has some. */
export const describeFaultKind = (kind: FaultKind): FaultMessage => MESSAGES[kind];

/** The words about a fault. */
export const describeFault = (fault: Pick<Fault, 'kind'>): FaultMessage => MESSAGES[fault.kind];
