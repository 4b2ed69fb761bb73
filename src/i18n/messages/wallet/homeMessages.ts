// Messages of home.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const HOME_MESSAGES = messages('home', {
  title: 'Wallet',
  showAmounts: 'Show amounts',
  hideAmounts: 'Hide amounts',
  receive: 'Receive',
  send: 'Send',
  history: 'History',
  loading: 'Loading your balance',
  lastNumbers: 'These are the last known numbers.',
  tryAgain: 'Try again',
  emptyTitle: 'The bowl is empty',
  emptyText: 'Press Receive and share your code or address. Payments appear here as soon as they’re sent.',
  seeAll: 'See all',
  dogecoin: 'Dogecoin',
});

/** A cached balance, when it cannot be read now. */
export const describeLastSeen = (held: Koinu): string =>
  t('home.lastSeen', 'It last held {held}.', { held: inDoge(held) });

/** `2 pending`. */
export const countPending = (count: number): string =>
  t('home.pending', '{count} pending', { count: inCount(count) });
