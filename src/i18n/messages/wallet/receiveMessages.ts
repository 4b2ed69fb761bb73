// The sentences of receiving.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

/** Receive. */
export const RECEIVE_MESSAGES = messages('receive', {
  title: 'Receive',
  address: 'Your address',
  addressCode: 'QR code of your address',
  linkCode: 'QR code of your payment link',
  notCopiedTitle: 'The clipboard did not take it',
  notCopiedText: 'Press and hold the address above to copy it by hand.',
  needsBackup: 'Whatever arrives here can only come back with your backup.',
  only: 'Only Dogecoin. Other coins sent here are lost.',
  ask: 'Ask for an amount',
  askLabel: 'Amount to ask for',
  leaveOut: 'Leave the amount out',
  copyLink: 'Copy link',
  copyAddress: 'Copy address',
  copied: 'Copied',
});

/** What the code and the link ask for. @param amount - null while none is typed */
export const describeRequestedAmount = (amount: Koinu | null): string =>
  amount === null
    ? t('receive.askedFor.nothing', 'The code and the link will carry it.')
    : t('receive.askedFor.amount', 'The code and the link ask for {amount}.', { amount: inDoge(amount) });

/** Sharing where money comes in. */
export const SHARE_MESSAGES = messages('host.share', {
  share: 'Share in a chat',
});

/** The message that goes with a shared link. @param amount - null where none is asked for */
export const shareMessage = (amount: Koinu | null): string =>
  amount === null
    ? t('host.shareMessage.sendMeDogecoinHere', 'Send me Dogecoin here:')
    : t('host.shareMessage.pleaseSendMe', 'Please send me {amount}:', { amount: inDoge(amount) });
