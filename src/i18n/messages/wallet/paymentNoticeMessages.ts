// Notifications of payments received while the app is in the background.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

export const PAYMENT_NOTICE_MESSAGES = messages('paymentNotice', {
  title: 'Dogecoin received',
  hidden: 'Open Kennel to see how much.',
  setting: 'Payment notifications',
  settingText: 'While Kennel is open in the background.',
  denied: 'Your browser blocks this. You can allow it in its settings for this page.',
});

/** @param amount - koinu; null when amounts are hidden */
export const describePayment = (amount: Koinu | null): string =>
  amount === null
    ? PAYMENT_NOTICE_MESSAGES.hidden
    : t('paymentNotice.text', 'You received {amount}.', { amount: inDoge(amount) });
