// The sentences of receiving.
import type { Koinu } from '../domain/amount/Koinu.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** Receive. */
export const RECEIVE_MESSAGES = inLanguage('receiveMessages.RECEIVE_MESSAGES', {
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
export const describeAskedFor = inLanguage(
  'receiveMessages.describeAskedFor',
  (amount: Koinu | null): string =>
    amount === null
      ? 'The code and the link will carry it.'
      : `The code and the link ask for ${inDoge(amount)}.`,
);
