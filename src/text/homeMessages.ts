// The sentences of home.
import type { Koinu } from '../domain/amount/Koinu.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** Home. */
export const HOME_MESSAGES = inLanguage('homeMessages.HOME_MESSAGES', {
  title: 'Wallet',
  showAmounts: 'Show amounts',
  hideAmounts: 'Hide amounts',
  receive: 'Receive',
  send: 'Send',
  history: 'History',
  lately: 'Lately',
  loading: 'Loading your balance',
  lastNumbers: 'These are the last numbers that came in.',
  tryAgain: 'Try again',
  emptyTitle: 'The bowl is empty',
  emptyText:
    'Press Receive and show your code or address to whoever sends you DOGE. It shows up here as soon as it is sent.',
  allHistory: 'See them in the history',
});

/** What an account held before, where it cannot be read now. */
export const describeLastSeen = inLanguage(
  'homeMessages.describeLastSeen',
  (held: Koinu): string => `When it was last seen, it held ${inDoge(held)}.`,
);

/** `2 more under way`. */
export const countMoreUnderWay = inLanguage(
  'homeMessages.countMoreUnderWay',
  (count: number): string => `${count} more under way`,
);
