// Explains why the network rejected a transfer, and the one thing that helps.

import type { RejectReason } from '../../../domain/tx/PendingTransfer.ts';
import { HARD_DUST, MAX_CHAIN_BYTES, MAX_CHAIN_COUNT } from '../../../domain/tx/policy.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export interface RejectMessage {
  /** what happened */
  readonly title: string;
  /** why */
  readonly why: string;
  /** the one next step: edit the draft, broadcast the same bytes again, view the history, or leave */
  readonly next: 'edit' | 'retry' | 'history' | 'home';
  /** the label of that step's button */
  readonly action: string;
  /** the coins are still available; false when another transaction spent them */
  readonly isKept: boolean;
}

const TEXTS = messages('reject.texts', {
  dust: {
    title: 'The amount is too small',
    action: 'Change the amount',
  },
  'fee-too-low': {
    title: 'The fee is too low right now',
    why: 'Nodes currently require more than this transfer pays.',
    action: 'Choose a higher fee',
  },
  'fee-too-high': {
    title: 'The fee is far too high',
    why: 'The node rejected it to protect you.',
    action: 'Choose a lower fee',
  },
  'replacement-too-cheap': {
    title: 'The replacement fee is too low',
    why: 'Replacing a pending transfer takes a clearly higher fee.',
    action: 'Choose a higher fee',
  },
  'chain-too-long': {
    title: 'Too many unconfirmed transfers',
    action: 'Send again',
  },
  'immature-coinbase': {
    title: 'Newly mined coins aren’t ready',
    why: 'A block reward can be spent after 240 confirmations, about four hours.',
    action: 'Prepare again',
  },
  'bad-signature': {
    title: 'The signature doesn’t match',
    why: 'The network couldn’t verify it for these coins. Prepare the transfer again. If this repeats, report it.',
    action: 'Prepare again',
  },
  'not-final': {
    title: 'Too early',
    why: 'This transfer can’t be included in a block yet.',
    action: 'Send again',
  },
  'too-large': {
    title: 'The transfer is too large',
    why: 'It spends so many small coins that no node would relay it. Send a smaller amount first.',
    action: 'Change the amount',
  },
  'non-standard': {
    title: 'The node doesn’t accept this kind of transaction',
    why: 'It’s valid, but nodes don’t relay this kind.',
    action: 'Prepare again',
  },
  malformed: {
    title: 'The node couldn’t read it',
    why: 'The bytes arrived damaged or incomplete.',
    action: 'Prepare again',
  },
  'bill-expired': {
    title: 'The bill expired',
    why: 'Its time ran out before the payment left your phone, so nothing was sent.',
    action: 'Back to wallet',
  },
  other: {
    title: 'The network rejected it',
    why: 'Kennel doesn’t know why.',
    action: 'Prepare again',
  },
  'double-spend': {
    title: 'The server says these coins are already spent',
    why: 'Another transfer spends them, maybe from another device with the same wallet.',
    action: 'View in history',
  },
  'missing-inputs': {
    title: 'The server can’t find these coins',
    why: 'They were already spent, or their block was undone. Your balance is being updated.',
    action: 'Prepare again',
  },
});

function nextAfter(reason: RejectReason): RejectMessage['next'] {
  switch (reason) {
    case 'double-spend':
      return 'history';
    case 'chain-too-long':
    case 'not-final':
      return 'retry';
    case 'bill-expired':
      return 'home';
    default:
      return 'edit';
  }
}

function whyRejected(reason: RejectReason): string {
  switch (reason) {
    case 'dust':
      return t('reject.why.dust', 'The network doesn’t relay outputs below {least}.', {
        least: inDoge(HARD_DUST),
      });
    case 'chain-too-long':
      return t(
        'reject.why.chainTooLong',
        'Too many or too large unconfirmed transfers depend on each other. The network allows {count}, and {bytes} bytes. Send again after the next block.',
        { count: inCount(MAX_CHAIN_COUNT), bytes: inCount(MAX_CHAIN_BYTES) },
      );
    default:
      return TEXTS[reason].why;
  }
}

export const describeReject = (reason: RejectReason): RejectMessage => ({
  title: TEXTS[reason].title,
  why: whyRejected(reason),
  action: TEXTS[reason].action,
  next: nextAfter(reason),
  isKept: reason !== 'double-spend' && reason !== 'missing-inputs',
});
