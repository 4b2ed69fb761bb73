// A payment from a shared wallet: proposed, signed by one after the other, and sent by whoever has all signatures.
import type { PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
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
  unsafe: 'Not safe to sign',
  nothingSigned: 'Nothing was signed or sent.',
  notAdded: 'Couldn’t add this',
  again: 'Try again',
});

/** `1 of 2 signatures`. */
export const describeProgress = (signatures: number, needed: number): string =>
  t('sharedPayment.progress', '{signatures} of {needed} signatures', {
    signatures: inCount(signatures),
    needed: inCount(needed),
  });

/** Why it isn’t read, signed, put together or sent. One or two sentences. */
export function describeSharedProblem({ kind }: PsbtProblem): string {
  switch (kind) {
    case 'not-a-psbt':
    case 'no-transaction':
    case 'empty':
      return t('sharedPayment.problem.unreadable', 'This isn’t a payment to sign. Ask for it again.');
    case 'malformed':
    case 'already-signed':
    case 'duplicate-input':
      return t('sharedPayment.problem.damaged', 'Part of it is damaged or missing. Ask for it again.');
    case 'too-large':
    case 'too-large-to-relay':
      return t('sharedPayment.problem.large', 'It’s too large for the network.');
    case 'version':
      return t('sharedPayment.problem.version', 'It’s in a newer format. Ask for PSBT version 0.');
    case 'other-transaction':
      return t('sharedPayment.problem.other', 'This is a different payment. Discard this one to open it.');
    case 'copies-disagree':
    case 'more-than-signatures':
    case 'changed':
      return t('sharedPayment.problem.changed', 'More than signatures changed. Don’t use this copy.');
    case 'unsigned':
      return t('sharedPayment.problem.unsigned', 'It still needs signatures.');
    case 'bad-signature':
      return t('sharedPayment.problem.signature', 'One of the signatures is wrong. Ask for it again.');
    case 'previous-missing':
    case 'previous-differs':
      return t('sharedPayment.problem.previous', 'It doesn’t prove which coins it spends.');
    case 'redeem-script':
    case 'unknown-script':
      return t('sharedPayment.problem.script', 'Its coins need other keys than it says.');
    case 'hash-type':
      return t('sharedPayment.problem.hashType', 'It would let others change it after you sign.');
    case 'outputs-exceed-inputs':
      return t('sharedPayment.problem.sums', 'It pays more than it has.');
    case 'fee-too-high':
      return t('sharedPayment.problem.fee', 'Its network fee is far too high.');
    case 'protected':
      return t('sharedPayment.problem.protected', 'It would spend a protected coin.');
    case 'commit-script':
      return t('sharedPayment.problem.commit', 'It pays a one-time script of a token transfer.');
    case 'nothing-to-sign':
      return t('sharedPayment.problem.nothing', 'None of your keys is needed for it.');
  }
}
