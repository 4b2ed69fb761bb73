// The sentences of the sending form as a whole, and of what came of a transfer.
import type { Koinu } from '../domain/amount/Koinu.ts';
import { SETTLED_CONFIRMATIONS } from '../domain/tx/PendingTransfer.ts';
import { countConfirmations } from './describeConfirmations.ts';
import { describeWait } from './describeWait.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';
import { countCoins } from './sendMessages.ts';

/** The sending form. */
export const CREATE_MESSAGES = inLanguage('txMessages.CREATE_MESSAGES', {
  title: 'Send',
  review: 'Review',
  loading: 'Reading your coins',
  unread: 'Without knowing your coins, nothing can be sent.',
  receive: 'Receive DOGE',
  emptyTitle: 'Nothing can be sent now',
  emptyText: 'This account holds no DOGE yet. Receive some first.',
  heldText: 'All that this account holds has to stay where it is for now:',
  noPaste: 'The clipboard cannot be read here. Hold the field to paste.',
  someSpent: 'Some may be spent since; they are checked again before sending.',
  readAgain: 'Read them again',
  draftKept: 'The draft is kept. It can be reviewed when the network answers.',
});

/** How old the coins are. @param age - as `describeAge` says it */
export const describeCoinsAge = inLanguage(
  'txMessages.describeCoinsAge',
  (age: string): string => `Your coins were read ${age}`,
);

/** Since when the network does not answer. @param clock - as `describeClock` says it */
export const describeOffline = inLanguage(
  'txMessages.describeOffline',
  (clock: string): string => `Offline since ${clock}`,
);

/** What the plan does. */
export const PLAN_MESSAGES = inLanguage('txMessages.PLAN_MESSAGES', {
  leaves: 'Leaves your wallet',
  leavesNote: 'amount and fee',
  change: 'Comes back as change',
  noChange: 'nothing',
});

/** `from 3 coins, 520 bytes`. */
export const describePlanSize = inLanguage(
  'txMessages.describePlanSize',
  (coins: number, bytes: number): string => `from ${countCoins(coins)}, ${inCount(bytes)} bytes`,
);

/** After sending. */
export const SENT_MESSAGES = inLanguage('txMessages.SENT_MESSAGES', {
  home: 'Back to the wallet',
  done: 'Done',
  details: 'See the details',
  missingTitle: 'Nothing was sent from here',
  missingText: 'What you sent before stands in your history.',
  resend: 'Send the same bytes again',
  resending: 'Sending the same bytes…',
  leave: 'Leave it, Kennel keeps watching',
  unknownTitle: 'It may have gone out, or not',
  safeTitle: 'Sending again is safe',
  safeText:
    'It is the very same transfer: the network takes it once, however often it comes. Do not write a new one.',
});

/** How far what was sent has come: on its way, confirmed, settled. */
export const describeSent = inLanguage(
  'txMessages.describeSent',
  (amount: Koinu, confirmations: number): string => {
    if (confirmations < 1) return `${inDoge(amount)} is on its way`;
    return confirmations < SETTLED_CONFIRMATIONS
      ? `${inDoge(amount)} is confirmed`
      : `${inDoge(amount)} is settled`;
  },
);

/** That nobody answered. @param tries - how often it was sent */
export const describeNoAnswer = inLanguage(
  'txMessages.describeNoAnswer',
  (amount: Koinu, tries: number): string =>
    `No answer came after sending ${inDoge(amount)}${tries > 1 ? `, ${inCount(tries)} times` : ''}.`,
);

/**
 * What is still to come.
 *
 * @param minutes - until the first block; null when nobody knows
 */
export const describeDepthAhead = inLanguage(
  'txMessages.describeDepthAhead',
  (confirmations: number, minutes: number | null): string => {
    if (confirmations < 1) {
      return minutes === null
        ? 'Waiting for its first confirmation'
        : `Estimated time: ${describeWait(minutes)}`;
    }
    return confirmations < SETTLED_CONFIRMATIONS
      ? `Settled after ${countConfirmations(SETTLED_CONFIRMATIONS)}`
      : 'It won’t be undone';
  },
);

/** After a refusal. */
export const REJECTED_MESSAGES = inLanguage('txMessages.REJECTED_MESSAGES', {
  home: 'Back to the wallet',
  missingTitle: 'Nothing was refused',
  missingText: 'What you sent before stands in your history.',
  nodeWords: 'In the node’s own words',
});

/** A sentence around an address, with what weighs most before it. */
export interface AddressFrame {
  readonly strong: string;
  readonly before: string;
  readonly after: string;
}

/** Who said no. @param servers - how many were asked, all of which did */
export const describeRejecting = inLanguage('txMessages.describeRejecting', (servers: number): string =>
  servers === 1 ? 'One server rejected it.' : `All ${inCount(servers)} servers rejected it.`,
);

/** The coins stayed, as far as can be known. */
export const describeRetained = inLanguage(
  'txMessages.describeRetained',
  (amount: Koinu, servers: number): AddressFrame => ({
    strong: describeRejecting(servers),
    before: `As far as they say, ${inDoge(amount)} for `,
    after:
      " didn't go out. If you pay this address again, the new payment uses the same coins, so only one of the two can go through.",
  }),
);

/** Something else moved the coins. */
export const describeDropped = inLanguage(
  'txMessages.describeDropped',
  (servers: number): AddressFrame => ({
    strong: describeRejecting(servers),
    before: 'As far as they say, ',
    after: " hasn't been paid. Check your history before you pay again.",
  }),
);
