// The sentences for saved state that could not be read; apart from the others, for they are rarely needed.

import type { Fault } from '../../../domain/fault.ts';
import { messages } from '../../i18n.ts';
import { describeFault } from './describeFault.ts';

/** Saved state that could not be read. */
export const UNREADABLE_MESSAGES = messages('unreadable', {
  title: 'Your saved data did not open',
  promiseTitle: 'Nothing was overwritten',
  promiseText:
    'What is stored stays exactly as it is. Your keys are kept apart from it, and your coins are on the chain.',
  retry: 'Read it again',
  export: 'Save a copy of it',
  exported: 'Download started',
  exportText:
    'Some apps block downloads: check that the file is there. It holds no keys. Keep it in case someone has to examine it.',
  restore: 'Put a saved copy back',
  notACopy: 'This file does not open',
  notACopyText: 'It is no copy of saved data, or it is damaged as well. Nothing was changed.',
  notWritten: 'The copy could not be put back',
  notWrittenText: 'This device has no room or does not let Kennel write. Nothing was changed.',
  leave: 'Go on without it',
  leaveTitle: 'Go on without your saved data?',
  leaveText:
    'Your keys stay safe behind your password. What is missing then: the names of wallets and accounts, your settings, and what Kennel noted about transfers that are still on their way.',
  leaveKept: 'It is not deleted',
  leaveKeptText: 'Kennel puts it aside on this device, where it can still be looked at.',
  leaveYes: 'Put it aside and go on',
  leaveNo: 'Back',
});

/** Why saved state could not be read, by the kind of fault; others have their own words. */
const UNREADABLE_REASONS = messages('unreadable.reasons', {
  timeout: 'Reading took longer than 5 seconds, so Kennel stopped waiting.',
  corrupt: 'It is damaged, or was written by another version of Kennel.',
  'storage-blocked': 'This device does not let Kennel read it now. Private mode is the usual reason.',
});

/** The reason in a sentence. */
export function describeUnreadable(fault: Pick<Fault, 'kind'>): string {
  switch (fault.kind) {
    case 'timeout':
    case 'corrupt':
    case 'storage-blocked':
      return UNREADABLE_REASONS[fault.kind];
    default:
      return describeFault(fault).text;
  }
}
