// Messages of the send form as a whole, and of a transfer's result.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { SETTLED_CONFIRMATIONS } from '../../../domain/tx/PendingTransfer.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { ELEMENT, messages, splitAtElement, t } from '../../i18n.ts';
import { countConfirmations } from '../wallet/describeConfirmations.ts';
import { waitValues } from './describeWait.ts';

export const CREATE_MESSAGES = messages('tx.create', {
  title: 'Send',
  review: 'Review',
  advanced: 'Advanced',
  loading: 'Loading your coins',
  unread: 'Kennel needs to load your coins before you can send.',
  receive: 'Receive DOGE',
  emptyTitle: 'Nothing to send',
  emptyText: 'This account has no DOGE yet. Receive some first.',
  heldText: 'Everything in this account is unavailable for now:',
  noRecipientInLink: 'This link has no address to pay.',
  noPaste: 'Kennel can’t read the clipboard here. Press and hold the field to paste.',
  someSpent: 'Some may have been spent since; Kennel checks again before sending.',
  readAgain: 'Update',
  draftKept: 'Your draft is saved. You can review it when the network is back.',
});

/** The age of the coins' data. @param age - from `describeAge` */
export const describeCoinsAge = (age: string): string => t('tx.coinsAge', 'Coins updated {age}', { age });

/** Since when the network does not respond. @param clock - from `describeClock` */
export const describeOffline = (clock: string): string => t('tx.offline', 'Offline since {clock}', { clock });

export const PLAN_MESSAGES = messages('tx.plan', {
  leaves: 'Total',
  leavesNote: 'amount and fee',
  change: 'Change',
  noChange: 'none',
});

/** `from 3 coins, 520 bytes`. */
export const describePlanSize = (coins: number, bytes: number): string =>
  t(
    'tx.planSize',
    '{coins, plural, one {from 1 coin, {bytes} bytes} other {from {number} coins, {bytes} bytes}}',
    { coins, number: inCount(coins), bytes: inCount(bytes) },
  );

export const SENT_MESSAGES = messages('tx.sent', {
  home: 'Back to wallet',
  done: 'Done',
  details: 'View details',
  missingTitle: 'Nothing was sent',
  missingText: 'Earlier transfers are in your history.',
  resend: 'Rebroadcast',
  resending: 'Rebroadcasting…',
  leave: 'Close, we’ll keep checking',
  unknownTitle: 'We can’t tell if it was sent',
  safeTitle: 'Sending again is safe',
  safeText: 'It’s the very same transfer: the network accepts it only once. Don’t create a new one.',
});

/** The progress of a sent transfer: pending, confirmed, settled. */
export function describeSent(amount: Koinu, confirmations: number): string {
  if (confirmations < 1) return t('tx.sent.isOnItsWay', '{amount} is on its way', { amount: inDoge(amount) });
  return confirmations < SETTLED_CONFIRMATIONS
    ? t('tx.sent.isConfirmed', '{amount} is confirmed', { amount: inDoge(amount) })
    : t('tx.sent.isSettled', '{amount} is settled', { amount: inDoge(amount) });
}

/** No server responded. @param tries - number of broadcasts */
export const describeNoAnswer = (amount: Koinu, tries: number): string =>
  tries > 1
    ? t('tx.noAnswer.often', 'No response after sending {amount}, {tries} times.', {
        amount: inDoge(amount),
        tries: inCount(tries),
      })
    : t('tx.noAnswer.once', 'No response after sending {amount}.', { amount: inDoge(amount) });

/**
 * What is still ahead.
 *
 * @param minutes - until the first block; null when unknown
 */
export function describeDepthAhead(confirmations: number, minutes: number | null): string {
  if (confirmations < 1) {
    return minutes === null
      ? t('tx.depthAhead.waitingForItsFirst', 'Waiting for its first confirmation')
      : t(
          'tx.depthAhead.estimatedTime',
          '{unit, select, minute {Estimated time: about 1 minute} minutes {Estimated time: about {count} minutes} other {Estimated time: about {count} hours}}',
          waitValues(minutes),
        );
  }
  return confirmations < SETTLED_CONFIRMATIONS
    ? t('tx.depthAhead.settledAfter', 'Settled after {settledConfirmations}', {
        settledConfirmations: countConfirmations(SETTLED_CONFIRMATIONS),
      })
    : t('tx.depthAhead.itWontBeUndone', 'It won’t be undone');
}

export const REJECTED_MESSAGES = messages('tx.rejected', {
  home: 'Back to wallet',
  missingTitle: 'Nothing was rejected',
  missingText: 'Earlier transfers are in your history.',
  nodeWords: 'Technical details',
});

/** A sentence with an address in it, after an emphasized sentence. */
export interface AddressFrame {
  readonly strong: string;
  readonly before: string;
  readonly after: string;
}

/** @param servers - number of servers asked, all of which rejected it */
export const describeRejecting = (servers: number): string =>
  t(
    'tx.rejecting',
    '{servers, plural, one {One server rejected it.} other {All {number} servers rejected it.}}',
    { servers, number: inCount(servers) },
  );

const frame = (strong: string, said: string): AddressFrame => {
  const [before, after] = splitAtElement(said);
  return { strong, before, after };
};

/** The coins are still available, as far as is known. */
export const describeRetained = (amount: Koinu, servers: number): AddressFrame =>
  frame(
    describeRejecting(servers),
    t(
      'tx.retained',
      'So {amount} for {address} probably didn’t go out. If you pay this address again, the new payment uses the same coins, so only one can go through.',
      { amount: inDoge(amount), address: ELEMENT },
    ),
  );

/** A bill expired before the payment was sent. */
export const describeNeverSent = (): AddressFrame =>
  frame(
    t('tx.neverSent.coins', 'Your coins are free again.'),
    t('tx.neverSent.next', 'To pay {address}, ask for a new bill.', { address: ELEMENT }),
  );

/** Another transaction spent the coins. */
export const describeDropped = (servers: number): AddressFrame =>
  frame(
    describeRejecting(servers),
    t('tx.dropped', 'So {address} probably hasn’t been paid. Check your history before you pay again.', {
      address: ELEMENT,
    }),
  );
