// Says why the network refused a transfer, and the one thing that helps.

import type { RejectReason } from '../domain/tx/RejectReason.ts';
import { inLanguage } from './language.ts';

/** A refusal in words. */
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

const edit = (title: string, why: string, action: string): RejectMessage => ({
  title,
  why,
  next: 'edit',
  action,
  isKept: true,
});
const retry = (title: string, why: string): RejectMessage => ({
  title,
  why,
  next: 'retry',
  action: 'Send it again',
  isKept: true,
});

/** What, why and what next for each reason. */
export const describeReject = inLanguage(
  'describeReject.describeReject',
  (reason: RejectReason): RejectMessage => {
    switch (reason) {
      case 'dust':
        return edit(
          'The amount is too small',
          'The network carries no output below 0.001 DOGE.',
          'Change the amount',
        );
      case 'fee-too-low':
        return edit(
          'The fee is too low right now',
          'Nodes are asking for more than this transfer pays.',
          'Choose a higher fee',
        );
      case 'fee-too-high':
        return edit('The fee is absurdly high', 'The node refused it to protect you.', 'Choose a lower fee');
      case 'double-spend':
        return {
          title: 'The server says these coins are already spent',
          why: 'It says that another transfer spends them, perhaps from another device with the same wallet.',
          next: 'history',
          action: 'See it in history',
          isKept: false,
        };
      case 'replacement-too-cheap':
        return edit(
          'The replacement pays too little',
          'To take the place of a waiting transfer it must pay a clearly higher fee.',
          'Choose a higher fee',
        );
      case 'missing-inputs':
        return {
          title: "The server can't find these coins",
          why: 'It says that what this transfer spends was spent before, or its block was undone. Your balance is being read again.',
          next: 'edit',
          action: 'Prepare it again',
          isKept: false,
        };
      case 'chain-too-long':
        return retry(
          'Too much is still unconfirmed',
          'The unconfirmed transfers that depend on each other are too many or too large for the network: it takes 25, and 101,000 bytes. After the next block, send it again.',
        );
      case 'immature-coinbase':
        return edit(
          'Mined coins are not ready',
          'A block’s reward may move after 240 confirmations, about four hours.',
          'Prepare it again',
        );
      case 'bad-signature':
        return edit(
          'The signature did not fit',
          'The network could not check it against these coins. Prepare it again; if it repeats, report it.',
          'Prepare it again',
        );
      case 'not-final':
        return retry('It is too early', 'The transfer says it may not be in a block yet.');
      case 'too-large':
        return edit(
          'It is too large',
          'It takes so many small coins that no node would pass it on. Send a smaller amount first.',
          'Change the amount',
        );
      case 'non-standard':
        return edit(
          'The node does not take its form',
          'It is valid, but not of a kind that nodes pass on.',
          'Prepare it again',
        );
      case 'malformed':
        return edit(
          'The node could not read it',
          'The bytes arrived damaged or incomplete.',
          'Prepare it again',
        );
      case 'other':
        return edit(
          'The network refused it',
          'It gave a reason that Kennel does not know; its words are below.',
          'Prepare it again',
        );
    }
  },
);
