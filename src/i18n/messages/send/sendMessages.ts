// The sentences of sending: what may go, the money’s way, and the last look.

import { inCount, inTenths } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** What stays behind when everything goes. */
export const describeMaxLeft = (held: string | null): string =>
  held === null
    ? t('send.maxLeft.everythingGoesNothingStays', 'Sending max. Nothing stays behind.')
    : t('send.maxLeft.everythingThatMayGo', 'Sending max. Not included: {held}.', { held });

/** What stays behind when everything of the chosen coins goes. */
export const describeChosenMax = (count: number): string =>
  t(
    'send.chosenMax',
    '{count, plural, one {Sending all of the coin you chose. Your other coins stay.} other {Sending all of the {number} coins you chose. Your other coins stay.}}',
    { count, number: inCount(count) },
  );

/** The picture of the money's way. */
export const FLOW_MESSAGES = messages('send.flow', {
  title: 'Money flow',
  fee: 'Fee',
  coins: 'Coins spent',
  changeTo: 'Change returns to',
});

/** `From 2 coins`. */
export const describeFromCoins = (count: number): string =>
  t('send.flow.from', '{count, plural, one {From 1 coin} other {From {number} coins}}', {
    count,
    number: inCount(count),
  });

/** The price at the last look against the one of the form. */
export const PRICE_MESSAGES = messages('send.price', {
  stays: 'The DOGE amount stays as shown here. To pay the sum you entered, go back and review again.',
});

/** `The price rose 3.2 % since you typed`. @param percent - of the price then; negative when it fell */
export const describePriceMove = (percent: number, worth: string): string =>
  percent > 0
    ? t(
        'send.priceMove.thePriceRoseBy',
        'The price rose by {percent} % since you entered the amount: it’s {worth} now',
        { percent: inTenths(Math.abs(percent)), worth },
      )
    : t(
        'send.priceMove.thePriceFellBy',
        'The price fell by {percent} % since you entered the amount: it’s {worth} now',
        { percent: inTenths(Math.abs(percent)), worth },
      );

/** The draft that was there before. */
export const DRAFT_MESSAGES = messages('send.draft', {
  restored: 'Restored your draft',
  startOver: 'Start over',
  leaveTitle: 'Keep this draft?',
  leaveText: 'You can finish it later, or discard what you entered. Nothing was sent.',
  keep: 'Keep draft',
  discard: 'Discard draft',
});

/** The last look. */
export const CONFIRM_MESSAGES = messages('send.confirm', {
  missing: 'Nothing to send',
  missingText: 'The transfer you were reviewing wasn’t sent. Your draft is saved.',
  backToDraft: 'Back to draft',
  sending: 'Sending…',
  offline: 'Can’t reach the network',
  offlineText: 'Nothing was sent. Try again in a moment: it’s the same transfer.',
  agree: 'I agree to pay this fee',
  fee: 'Network fee',
  leaves: 'Total',
  back: 'Change',
  confirms: 'Estimated time',
  paper: 'Paper wallet',
});
