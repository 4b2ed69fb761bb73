// Messages about receiving.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';
import type { WalletKind } from '../accounts/nameWalletKind.ts';

export const RECEIVE_MESSAGES = messages('receive', {
  title: 'Receive',
  address: 'Your address',
  addressCode: 'QR code of your address',
  linkCode: 'QR code of your payment link',
  notCopiedTitle: 'Couldn’t copy',
  notCopiedText: 'Press and hold the address above to copy it.',
  needsBackup: 'You’ll need your backup to recover these funds.',
  only: 'Send only DOGE and Dogecoin tokens.',
  onlyDoge: 'Send only DOGE. A shared wallet can’t send tokens on.',
  ask: 'Request amount',
  askLabel: 'Amount to request',
  leaveOut: 'Remove amount',
  copyLink: 'Copy link',
  copyAddress: 'Copy address',
  copied: 'Copied',
});

/** The requested amount in code and link. @param amount - null when none was entered */
export const describeRequestedAmount = (amount: Koinu | null): string =>
  amount === null
    ? t('receive.askedFor.nothing', 'Added to your QR code and link.')
    : t('receive.askedFor.amount', 'Your QR code and link request {amount}.', { amount: inDoge(amount) });

export const SHARE_MESSAGES = messages('host.share', {
  share: 'Share in a chat',
});

/** The message sent with a shared link. @param amount - null when none is requested */
export const shareMessage = (amount: Koinu | null): string =>
  amount === null
    ? t('host.shareMessage.sendMeDogecoinHere', 'Send me Dogecoin here:')
    : t('host.shareMessage.pleaseSendMe', 'Please send me {amount}:', { amount: inDoge(amount) });

/** The request as a picture. */
export const PICTURE_MESSAGES = messages('receive.picture', {
  open: 'Make a picture',
  title: 'Request as a picture',
  picture: 'Picture with your QR code, address and request',
  note: 'Note (optional)',
  noteHint: 'Shown on the picture.',
  share: 'Share picture',
  save: 'Save picture',
  started: 'Download started',
  startedText: 'Telegram may not save it. If it isn’t in your downloads, take a screenshot.',
  failed: 'Couldn’t share or save the picture',
});

/** The headline of the picture. @param amount - null when none is requested */
export const headRequest = (amount: Koinu | null): string =>
  amount === null ? t('receive.picture.headline', 'Send me DOGE') : inDoge(amount);

/** What may be sent to a wallet: tokens only if it can send them on. */
export const describeReceivable = (kind: WalletKind): string =>
  kind === 'multisig' ? RECEIVE_MESSAGES.onlyDoge : RECEIVE_MESSAGES.only;
