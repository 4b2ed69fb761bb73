// Says why the network rejected a transfer, and the one thing that helps.

import type { RejectReason } from '../../../domain/tx/PendingTransfer.ts';
import { messages } from '../../i18n.ts';

/** A rejection in words. */
export interface RejectMessage {
  /** what happened */
  readonly title: string;
  /** why */
  readonly why: string;
  /** the one next step: change the draft, hand over the same bytes again, or see what already happened */
  readonly next: 'edit' | 'retry' | 'history';
  /** what that step's button says */
  readonly action: string;
  /** the coins are as free as before; false when something else took them */
  readonly isKept: boolean;
}

const TEXTS = messages('reject.texts', {
  dust: {
    title: 'The amount is too small',
    why: 'The network carries no output below 0.001 DOGE.',
    action: 'Change the amount',
  },
  'fee-too-low': {
    title: 'The fee is too low right now',
    why: 'Nodes are asking for more than this transfer pays.',
    action: 'Choose a higher fee',
  },
  'fee-too-high': {
    title: 'The fee is absurdly high',
    why: 'The node refused it to protect you.',
    action: 'Choose a lower fee',
  },
  'replacement-too-cheap': {
    title: 'The replacement pays too little',
    why: 'To take the place of a waiting transfer it must pay a clearly higher fee.',
    action: 'Choose a higher fee',
  },
  'chain-too-long': {
    title: 'Too much is still unconfirmed',
    why: 'The unconfirmed transfers that depend on each other are too many or too large for the network: it takes 25, and 101,000 bytes. After the next block, send it again.',
    action: 'Send it again',
  },
  'immature-coinbase': {
    title: 'Mined coins are not ready',
    why: 'A block’s reward may move after 240 confirmations, about four hours.',
    action: 'Prepare it again',
  },
  'bad-signature': {
    title: 'The signature did not fit',
    why: 'The network could not check it against these coins. Prepare it again; if it repeats, report it.',
    action: 'Prepare it again',
  },
  'not-final': {
    title: 'It is too early',
    why: 'The transfer says it may not be in a block yet.',
    action: 'Send it again',
  },
  'too-large': {
    title: 'It is too large',
    why: 'It takes so many small coins that no node would pass it on. Send a smaller amount first.',
    action: 'Change the amount',
  },
  'non-standard': {
    title: 'The node does not take its form',
    why: 'It is valid, but not of a kind that nodes pass on.',
    action: 'Prepare it again',
  },
  malformed: {
    title: 'The node could not read it',
    why: 'The bytes arrived damaged or incomplete.',
    action: 'Prepare it again',
  },
  other: {
    title: 'The network refused it',
    why: 'It gave a reason that Kennel does not know; its words are below.',
    action: 'Prepare it again',
  },
  'double-spend': {
    title: 'The server says these coins are already spent',
    why: 'It says that another transfer spends them, perhaps from another device with the same wallet.',
    action: 'See it in history',
  },
  'missing-inputs': {
    title: "The server can't find these coins",
    why: 'It says that what this transfer spends was spent before, or its block was undone. Your balance is being read again.',
    action: 'Prepare it again',
  },
});

function nextAfter(reason: RejectReason): RejectMessage['next'] {
  switch (reason) {
    case 'double-spend':
      return 'history';
    case 'chain-too-long':
    case 'not-final':
      return 'retry';
    default:
      return 'edit';
  }
}

/** What, why and what next for each reason. */
export const describeReject = (reason: RejectReason): RejectMessage => ({
  ...TEXTS[reason],
  next: nextAfter(reason),
  isKept: reason !== 'double-spend' && reason !== 'missing-inputs',
});
