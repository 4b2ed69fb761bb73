// Messages of the second confirmation: large payments require the password, or the device's lock, once more.

import type { SecondConfirmation } from '../../../domain/session/secondConfirmation.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

/** The sheet above the review, and the setting. */
export const SECOND_CONFIRMATION_MESSAGES = messages('secondConfirmation', {
  title: 'Confirm it’s you',
  text: 'Larger payments need your password again. Nothing has been sent yet.',
  confirm: 'Confirm and send',
  checking: 'Checking',
  failing: 'Quick unlock may have stopped working. Use your password.',
  lost: 'Your fingerprint or face changed. Enter your password instead.',
  reason: 'Confirm this payment',
  setting: 'Confirm payments',
  settingText:
    'Ask for your password or biometrics before money leaves. Payments since the last time add up.',
  save: 'Save',
  saving: 'Saving',
  never: 'Never',
  always: 'Every payment',
});

/** The label of a rule in the settings. */
export function describeSecondConfirmation(rule: SecondConfirmation): string {
  if (rule.kind === 'never') return SECOND_CONFIRMATION_MESSAGES.never;
  return rule.kind === 'always'
    ? SECOND_CONFIRMATION_MESSAGES.always
    : t('secondConfirmation.above', 'Above {amount}', { amount: inDoge(rule.koinu) });
}
