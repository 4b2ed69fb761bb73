// Messages about sending: spendable amounts, the money flow, and the review.

import { inCount, inTenths } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** What remains after sending everything. */
export const describeMaxLeft = (held: string | null): string =>
  held === null
    ? t('send.maxLeft.everythingGoesNothingStays', 'Sending max. Nothing stays behind.')
    : t('send.maxLeft.everythingThatMayGo', 'Sending max. Not included: {held}.', { held });

/** What remains after sending all of the chosen coins. */
export const describeChosenMax = (count: number): string =>
  t(
    'send.chosenMax',
    '{count, plural, one {Sending all of the coin you chose. Your other coins stay.} other {Sending all of the {number} coins you chose. Your other coins stay.}}',
    { count, number: inCount(count) },
  );

/** The diagram of the money flow. */
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

/** A price change between form and review. */
export const PRICE_MESSAGES = messages('send.price', {
  stays: 'The DOGE amount stays as shown here. To pay the sum you entered, go back and review again.',
});

/** `The price rose by 3.2 % since you entered the amount: …`. @param percent - of the earlier price; negative when it fell */
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

/** A restored draft. */
export const DRAFT_MESSAGES = messages('send.draft', {
  restored: 'Restored your draft',
  startOver: 'Start over',
  leaveTitle: 'Keep this draft?',
  leaveText: 'You can finish it later, or discard what you entered. Nothing was sent.',
  keep: 'Keep draft',
  discard: 'Discard draft',
});

/** The review. */
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
