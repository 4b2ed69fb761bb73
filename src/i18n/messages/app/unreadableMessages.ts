// Messages for unreadable saved state; in a file of their own, because they are rarely needed.

import type { Fault } from '../../../domain/fault.ts';
import { messages } from '../../i18n.ts';
import { describeFault } from './describeFault.ts';

export const UNREADABLE_MESSAGES = messages('unreadable', {
  title: 'Couldn’t open your saved data',
  promiseTitle: 'Nothing was overwritten',
  promiseText:
    'Your saved data is unchanged. Your keys are stored separately, and your coins are on the blockchain.',
  retry: 'Try again',
  export: 'Save a copy',
  exported: 'Download started',
  exportText:
    'Some apps block downloads, so check that the file is there. It contains no keys. Keep it in case someone needs to examine it.',
  copy: 'Copy the saved data',
  copied: 'Copied',
  copiedText: 'Paste it into a text file. It contains no keys. Keep it in case someone needs to examine it.',
  notCopied: 'Couldn’t copy',
  restore: 'Restore a saved copy',
  notACopy: 'Couldn’t open this file',
  notACopyText: 'It isn’t a copy of saved data, or it’s damaged. Nothing was changed.',
  notWritten: 'Couldn’t restore the copy',
  notWrittenText: 'This device is full or doesn’t let Kennel save. Nothing was changed.',
  leave: 'Continue without it',
  leaveTitle: 'Continue without your saved data?',
  leaveText:
    'Your keys stay safe behind your password. You lose wallet and account names, your settings, and notes about pending transfers.',
  leaveKept: 'Nothing is deleted',
  leaveKeptText: 'Kennel sets it aside on this device, so it can still be recovered.',
  leaveYes: 'Set it aside and continue',
  leaveNo: 'Back',
});

/** Reasons by kind of fault; other kinds have their general messages. */
const UNREADABLE_REASONS = messages('unreadable.reasons', {
  timeout: 'Reading took longer than 5 seconds, so Kennel stopped.',
  corrupt: 'It’s damaged, or was saved by another version of Kennel.',
  'storage-blocked': 'This device isn’t letting Kennel read it. Private mode is the usual reason.',
});

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
