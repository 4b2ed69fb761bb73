// Says what a transfer is for, where that is more than sending: over the amount of the last look, and under it.
import type { Purpose } from '../domain/tx/Purpose.ts';
import { inLanguage } from './language.ts';

/** A purpose in words. */
export interface PurposeMessage {
  /** the heading of the last look */
  readonly title: string;
  /** stands over the amount */
  readonly lead: string;
  /** what follows from it; null when there is nothing to add */
  readonly note: string | null;
  /** the button's verb, before the amount: `Send`, `Pay` … */
  readonly verb: string;
}

const SEND: PurposeMessage = { title: 'Check and send', lead: 'You send', note: null, verb: 'Send' };

/** What stands around the amount of the last look. */
export const describePurpose = inLanguage(
  'purposeMessages.describePurpose',
  (purpose: Purpose): PurposeMessage => {
    switch (purpose.kind) {
      case 'send':
        return SEND;
      case 'speed-up':
        return {
          title: 'Check and speed up',
          lead: 'You send again',
          note: 'The same payment with a higher fee. It takes the place of the one that waits: only one of them can be in a block, so it is paid once.',
          verb: 'Send again',
        };
      case 'cancel':
        return {
          title: 'Check and cancel',
          lead: 'Comes back to you',
          note: 'These coins go to your own address instead. If a block takes the earlier payment first, it stays paid.',
          verb: 'Take back',
        };
      case 'merge':
        return {
          title: 'Check and merge',
          lead: 'Becomes one coin',
          note:
            purpose.batches > 1
              ? `Part ${purpose.batch} of ${purpose.batches}. Everything stays at your own address.`
              : 'Everything stays at your own address.',
          verb: 'Merge',
        };
      case 'sweep':
        return {
          title: 'Check and sweep',
          lead: 'Comes to you',
          note: 'All that the paper wallet holds goes to your own address, less the network fee.',
          verb: 'Sweep',
        };
      case 'pay-app':
        return {
          title: 'Check and pay',
          lead: 'You pay',
          note: `${purpose.origin} asked for this payment. Look at the address: the site chose it.`,
          verb: 'Pay',
        };
    }
  },
);
