// Messages about signing between two phones with QR codes.
import type { UrProblem } from '../../../domain/ur/UrMessage.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

/** For both phones. */
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
  otherWays: 'Use a file or text',
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
});

/** Why a complete message is not a transaction. */
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
