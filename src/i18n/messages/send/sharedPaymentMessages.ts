// A payment from a shared wallet: proposed, signed by one after the other, and sent by whoever has all signatures.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const SHARED_PAYMENT_MESSAGES = messages('sharedPayment', {
  row: 'Payments to sign',
  openTitle: 'Sign a shared payment',
  openText: 'Paste what another person sent you. You’ll see what it does before you sign.',
  label: 'Payment',
  hint: 'It starts with cHNid.',
  clear: 'Clear',
  open: 'Open',
  file: 'Open a file',
  making: 'Preparing the payment',
  unmade: 'Couldn’t prepare the payment',
  unmadeText: 'Nothing was sent. Go back and check it.',
  reading: 'Checking the payment',
  title: 'Shared payment',
  to: 'To',
  noAddress: 'A script without an address',
  fee: 'Network fee',
  total: 'Total',
  signatures: 'Signatures',
  sign: 'Sign',
  signing: 'Signing',
  signedNext: 'Signed. Now pass it on',
  signedNextText: 'Send it to the next person. They open it under “Payments to sign”.',
  waiting: 'Others have to sign',
  waitingText: 'None of this wallet’s keys is on this phone. Pass it on to someone who has one.',
  readyTitle: 'Everyone needed has signed',
  readyText: 'Anyone who has it can send it now.',
  copy: 'Copy payment',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Save it as a file instead',
  save: 'Save as a file',
  review: 'Review and send',
  add: 'Add someone’s signature',
  discard: 'Discard',
  nothingSigned: 'Nothing was signed or sent.',
  again: 'Try again',
});

/** `1 of 2 signatures`. */
export const describeProgress = (signatures: number, needed: number): string =>
  t('sharedPayment.progress', '{signatures} of {needed} signatures', {
    signatures: inCount(signatures),
    needed: inCount(needed),
  });
