// Messages about requests signed for others to send, as long as they may still confirm.
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

export const SIGNED_REQUEST_MESSAGES = messages('signedRequest', {
  title: 'Signed requests',
  text: 'Anyone who has one of these can send it at any time.',
  cancel: 'Cancel this request',
});

/** `10 DOGE to DH5y…`. @param payee - an address, or its name */
export const describeSignedRequest = (amount: bigint, payee: string): string =>
  t('signedRequest.what', '{amount} to {payee}', { amount: inDoge(amount), payee });

/** @param date - formatted */
export const describeSignedAt = (date: string): string =>
  t('signedRequest.when', 'Signed on {date}', { date });
