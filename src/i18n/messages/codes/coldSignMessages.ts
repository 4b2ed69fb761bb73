// The sentences of signing between two phones by codes.
import type { PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
import type { UrProblem } from '../../../domain/ur/UrMessage.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

/** Both phones. */
export const COLD_SIGN_MESSAGES = messages('coldSign', {
  title: 'Offline signing',
  nothingTitle: 'Nothing to sign yet',
  nothingText: 'Enter an amount and a recipient first. Your offline phone signs, and this phone sends.',
  prepare: 'Prepare a transfer',
  scanRequest: 'Scan the request',
  scanRequestText:
    'On the phone that watches this wallet, prepare a transfer. Then scan its moving code here.',
  scanAnswer: 'Scan the signatures',
  scanAnswerText: 'After signing, the offline phone shows a moving code. Scan it here.',
  showAgain: 'Show request again',
  reading: 'Reading the request',
  failedText: 'Your coins couldn’t be checked. Nothing was sent.',
  scanAnother: 'Scan another',
  reviewTitle: 'Check and sign',
  reviewLead: 'This signs a transfer of',
  sign: 'Sign',
  signing: 'Signing…',
  decline: 'Don’t sign',
  showRequest: 'Show this to your offline phone',
  showRequestText: 'There, open Offline signing and scan. Parts may be missed; the code repeats.',
  requestCode: 'QR code of the request',
  next: 'Scan signatures',
  discard: 'Discard',
  showAnswer: 'Signed. Show it to the other phone',
  showAnswerText: 'The other phone scans this, checks it and sends. Nothing leaves this phone by itself.',
  answerCode: 'QR code of the signatures',
  done: 'Done',
  completeTitle: 'Signed',
  completeLead: 'Only signatures were added. Ready to send',
  review: 'Review and send',
  preparing: 'Checking…',
  fee: 'Network fee',
  change: 'Change',
  noChange: 'none',
  spends: 'Spends',
  foreignTitle: 'Other people’s coins are included',
});

/** Coins that somebody else signs for. */
export const countForeignCoins = (coins: number): string =>
  t(
    'coldSign.foreign',
    '{coins, plural, one {1 coin isn’t yours. Someone else signs for it.} other {{number} coins aren’t yours. Someone else signs for them.}}',
    { coins, number: inCount(coins) },
  );

/** Why a whole message is not one. */
export function describeUrProblem(problem: UrProblem): TitledMessage {
  switch (problem.kind) {
    case 'other-kind':
      return {
        title: t('coldSign.message.other-kind.title', 'This code is something else'),
        text: t(
          'coldSign.message.other-kind.text',
          'It holds “{type}”, not a transfer. Open Offline signing on the other phone.',
          { type: problem.type },
        ),
      };
    case 'unreadable':
      return {
        title: t('coldSign.message.unreadable.title', 'Can’t read this code'),
        text: t('coldSign.message.unreadable.text', 'Its content is damaged. Start over on the other phone.'),
      };
  }
}

const CHANGED = (): TitledMessage => ({
  title: t('coldSign.refusal.changed.title', 'More than signatures changed'),
  text: t(
    'coldSign.refusal.changed.text',
    'What came back isn’t what you asked for. It wasn’t taken, and nothing was sent.',
  ),
});

const UNREADABLE = (): TitledMessage => ({
  title: t('coldSign.refusal.unreadable.title', 'Not a valid request'),
  text: t('coldSign.refusal.unreadable.text', 'The request is incomplete or damaged. Prepare it again.'),
});

const UNPROVEN = (): TitledMessage => ({
  title: t('coldSign.refusal.unproven.title', 'Coins can’t be checked'),
  text: t(
    'coldSign.refusal.unproven.text',
    'The request doesn’t prove how much its coins hold. Signing it could cost more than it says.',
  ),
});

/** Why it is not signed, taken or sent. */
export function describePsbtRejection(problem: PsbtProblem): TitledMessage {
  switch (problem.kind) {
    case 'other-transaction':
      return {
        title: t('coldSign.refusal.other-transaction.title', 'This signs something else'),
        text: t(
          'coldSign.refusal.other-transaction.text',
          'The signatures belong to another transfer. Show your request to the offline phone again.',
        ),
      };
    case 'more-than-signatures':
    case 'copies-disagree':
    case 'changed':
      return CHANGED();
    case 'previous-missing':
    case 'previous-differs':
    case 'redeem-script':
      return UNPROVEN();
    case 'nothing-to-sign':
      return {
        title: t('coldSign.refusal.nothing-to-sign.title', 'Not for this wallet'),
        text: t(
          'coldSign.refusal.nothing-to-sign.text',
          'The request spends no coins of this phone’s wallets. Check that both phones show the same address.',
        ),
      };
    case 'fee-too-high':
      return {
        title: t('coldSign.refusal.fee-too-high.title', 'The fee is too high'),
        text: t('coldSign.refusal.fee-too-high.text', 'It takes {fee}. Kennel signs up to {maximum}.', {
          fee: inDoge(problem.fee),
          maximum: inDoge(problem.maximum),
        }),
      };
    case 'protected':
      return {
        title: t('coldSign.refusal.protected.title', 'Protected coins'),
        text: t(
          'coldSign.refusal.protected.text',
          'The request spends a coin that may carry a token or a file. It wasn’t signed.',
        ),
      };
    case 'commit-script':
      return {
        title: t('coldSign.refusal.commit-script.title', 'A one-time address'),
        text: t(
          'coldSign.refusal.commit-script.text',
          'The request pays an address that was made for one token transfer. Coins sent there could be lost.',
        ),
      };
    case 'hash-type':
      return {
        title: t('coldSign.refusal.hash-type.title', 'Asks for an unsafe signature'),
        text: t(
          'coldSign.refusal.hash-type.text',
          'It would let others change the transfer after you sign. Kennel doesn’t sign that.',
        ),
      };
    case 'unsigned':
    case 'bad-signature':
    case 'unknown-script':
      return {
        title: t('coldSign.refusal.unsigned.title', 'Signatures are missing'),
        text: t(
          'coldSign.refusal.unsigned.text',
          'Not every coin has a valid signature. Scan the signed code again.',
        ),
      };
    case 'too-large':
    case 'too-large-to-relay':
      return {
        title: t('coldSign.refusal.too-large.title', 'Too large'),
        text: t('coldSign.refusal.too-large.text', 'Merge your coins first, then send.'),
      };
    default:
      return UNREADABLE();
  }
}
