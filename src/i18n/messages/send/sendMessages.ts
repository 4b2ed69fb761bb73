// The sentences of sending: whom to pay and how they are found, lists of recipients, chosen coins, what is known of a recipient.

import type { RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { PictureProblem } from '../../../domain/address/PictureProblem.ts';
import type { ClassifiedCoin } from '../../../domain/tx/Coin.ts';
import type { LineProblem, RepeatedLine } from '../../../domain/tx/recipients/recipientList.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount, inTenths } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeNameProblem } from '../accounts/describeNameProblem.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';

/** Ways to name a recipient. */
export const RECIPIENT_MESSAGES = messages('send.recipient', {
  tools: 'Other ways to name the receiver',
  scan: 'Scan',
  picture: 'Picture',
  pictureLabel: 'Read a code from a picture',
  contacts: 'Contacts',
  several: 'Several',
  reading: 'Looking for a code…',
  scanHint: 'Point at a Dogecoin code',
  notAnAddress: 'The code holds no Dogecoin address. Ask the receiver for another one.',
  pickTitle: 'Pay whom?',
  search: 'Search by name or address',
  clear: 'Clear the search',
  ownAccounts: 'Your other accounts',
  yourContacts: 'Your contacts',
  noneFound: 'Nobody is called that',
  noneFoundText: 'Try part of the name, or the first letters of the address.',
  noContacts: 'No contacts yet',
  noContactsText: 'After a payment you can keep its address under a name. It stands here the next time.',
});

/** A payment link that asks for no amount. */
function describeOpenLink(label: string | null, message: string | null): string {
  if (label === null)
    return message === null
      ? t('send.openLink.plain', 'A payment link.')
      : t('send.openLink.message', 'A payment link: “{message}”.', { message });
  return message === null
    ? t('send.openLink.label', 'A payment link, which calls the receiver “{label}”.', { label })
    : t('send.openLink.both', 'A payment link, which calls the receiver “{label}”: “{message}”.', {
        label,
        message,
      });
}

/** What a payment link says of itself: quoted, never believed. */
export function describeLink(link: {
  readonly amount: bigint | null;
  readonly label: string | null;
  readonly message: string | null;
}): string {
  const { label, message } = link;
  if (link.amount === null) return describeOpenLink(label, message);
  const amount = inDoge(link.amount);
  if (label === null)
    return message === null
      ? t('send.link.plain', 'A payment link for {amount}.', { amount })
      : t('send.link.message', 'A payment link for {amount}: “{message}”.', { amount, message });
  return message === null
    ? t('send.link.label', 'A payment link for {amount}, which calls the receiver “{label}”.', {
        amount,
        label,
      })
    : t('send.link.both', 'A payment link for {amount}, which calls the receiver “{label}”: “{message}”.', {
        amount,
        label,
        message,
      });
}

/** What stays behind when everything goes. */
export const describeMaxLeft = (held: string | null): string =>
  held === null
    ? t('send.maxLeft.everythingGoesNothingStays', 'Everything goes; nothing stays behind.')
    : t('send.maxLeft.everythingThatMayGo', 'Everything that may go. Stays behind: {held}.', { held });

/** What stays behind when everything of the chosen coins goes. */
export const describeChosenMax = (count: number): string =>
  t(
    'send.chosenMax',
    '{count, plural, one {All of the coin you chose goes. Your other coins stay.} other {All of the {number} coins you chose goes. Your other coins stay.}}',
    { count, number: inCount(count) },
  );

/** Why a code could not be read. */
export function describePictureProblem(problem: PictureProblem): string {
  switch (problem.kind) {
    case 'too-big':
      return t(
        'send.pictureProblem.too-big',
        'This picture is larger than {size} MB. Cut it down to the code.',
        { size: Math.round(problem.most / 1_000_000) },
      );
    case 'not-a-picture':
      return t(
        'send.pictureProblem.not-a-picture',
        'This file is no picture that the phone can open. A screenshot works best.',
      );
    case 'no-code':
      return t(
        'send.pictureProblem.no-code',
        'There is no code in this picture, or it is too small or blurred. Cut the picture down to the code.',
      );
  }
}

/** What is known of a recipient, in one line; null for a look-alike, which needs more than a line. */
export function describeTrust(trust: RecipientTrust): string | null {
  switch (trust.kind) {
    case 'own':
      return t('send.trust.own', 'Your own account “{name}”', { name: trust.name });
    case 'contact':
      return t('send.trust.contact', '{name}, from your contacts', { name: trust.name });
    case 'paid-before':
      return t('send.trust.paid-before', 'You have paid this address before');
    case 'first-time':
      return t('send.trust.first-time', 'First time you pay this address from here');
    case 'look-alike':
      return null;
  }
}

/** The warning of a look-alike. */
export const describeLookAlike = (trust: Extract<RecipientTrust, { kind: 'look-alike' }>) => ({
  title: t('send.lookAlike.title', 'This is not the address you know'),
  text: t(
    'send.lookAlike.text',
    '{known, select, paid {It begins and ends like one that you paid before, and is another one.} other {It begins and ends like that of “{name}”, and is another one.}} {sent, select, dust {It sent you next to nothing before, which is how such addresses get into a history. } other {}}Compare every character.',
    {
      known: trust.name === null ? 'paid' : 'named',
      name: trust.name ?? '',
      sent: trust.sentDust ? 'dust' : 'nothing',
    },
  ),
  known: trust.name === null ? t('send.lookAlike.known', 'The one you paid') : trust.name,
  given: t('send.lookAlike.given', 'The one you pay now'),
  consent: t('send.lookAlike.consent', 'I compared them, and mean this one'),
});

/** Lists of recipients. */
export const LIST_MESSAGES = messages('send.list', {
  title: 'Several receivers',
  label: 'One on each line: address, amount, name',
  example: 'D…, 12.5, Moon Coffee',
  hint: 'Paste lines from a message or a table. The name may be left out.',
  file: 'Open a CSV file',
  unreadable: 'This file could not be read as text.',
  tooLong: 'This is too long for a list of receivers.',
  header: 'The first line names the columns and is passed over.',
  clear: 'Back to one receiver',
  edit: 'Edit the list',
  to: 'To',
  total: 'Together',
});

/** `1 recipient`, `5 recipients`. */
export const countRecipients = (count: number): string =>
  t('send.recipients', '{count, plural, one {1 receiver} other {{number} receivers}}', {
    count,
    number: inCount(count),
  });

/** The button that takes the list. */
export const listActionLabel = (count: number): string =>
  count === 0
    ? t('send.listActionLabel.nobodyToPayYet', 'Nobody to pay yet')
    : t('send.listActionLabel.pay', '{count, plural, one {Pay 1 receiver} other {Pay {number} receivers}}', {
        count,
        number: inCount(count),
      });

/** `and 4 more`. */
export const andMore = (count: number): string =>
  t('send.andMore', 'and {count} more', { count: inCount(count) });

/** `2 lines are not right yet`. */
export const countRejectedLines = (count: number): string =>
  t(
    'send.rejectedLines',
    '{count, plural, one {One line is not right yet} other {{number} lines are not right yet}}',
    { count, number: inCount(count) },
  );

/** `Line 3`. */
export const lineLabel = (line: number): string => t('send.lineLabel', 'Line {line}', { line });

/** Why a line of a list is not taken. */
export function describeLineProblem(problem: LineProblem): string {
  switch (problem.kind) {
    case 'address':
      return describeAddressProblem(problem.problem);
    case 'no-amount':
      return t('send.lineProblem.no-amount', 'The amount is missing. Write it after the address.');
    case 'amount':
      return describeAmountProblem(problem.problem);
    case 'comma-amount':
      return t(
        'send.lineProblem.comma-amount',
        'Is “{text}” one amount, or an amount and a name? Write decimals with a dot, or put semicolons between.',
        { text: problem.text },
      );
    case 'too-little':
      return t('send.lineProblem.too-little', 'The network carries nothing below {minimum}.', {
        minimum: inDoge(problem.minimum),
      });
    case 'name':
      return describeNameProblem(problem.problem);
    case 'too-much':
      return t(
        'send.lineProblem.too-much',
        'With this line the list adds up to more DOGE than one transfer can hold.',
      );
    case 'too-many':
      return t(
        'send.lineProblem.too-many',
        '{most, plural, one {One transfer holds {number} receiver. Send the rest in a second one.} other {One transfer holds {number} receivers. Send the rest in a second one.}}',
        { most: problem.most, number: inCount(problem.most) },
      );
  }
}

/** An address that stands there twice. */
export const describeRepeated = ({ line, first }: RepeatedLine): string =>
  t('send.repeated', 'Line {line} pays the same address as line {first}. It gets both amounts in one.', {
    line,
    first,
  });

/** Choosing coins. */
export const COIN_MESSAGES = messages('send.coin', {
  title: 'Choose coins yourself',
  text: 'Kennel picks coins so that little is paid for them. Choose here to spend exactly these, all of them.',
  release: 'Let Kennel choose',
  none: 'Kennel chooses',
  legend: 'Coins of this account',
  small: 'Small: costs about as much as it is worth',
  fresh: 'Change of yours, not confirmed yet',
});

/** `3 coins chosen, 12.5 DOGE`. */
export const describeChosen = (count: number, sum: bigint): string =>
  t('send.chosen', '{count, plural, one {1 coin, {sum}} other {{number} coins, {sum}}}', {
    count,
    sum: inDoge(sum),
    number: inCount(count),
  });

/** Why a coin stays, or what to know of it; null when it is an ordinary one. */
export function describeCoin({ coin, status }: ClassifiedCoin): string | null {
  switch (status.kind) {
    case 'spendable':
      return coin.confirmations === 0 ? COIN_MESSAGES.fresh : null;
    case 'small':
      return COIN_MESSAGES.small;
    case 'immature':
      return t(
        'send.coin.immature',
        '{count, plural, one {Freshly mined: {number} block to go} other {Freshly mined: {number} blocks to go}}',
        {
          count: status.confirmationsLeft,
          number: inCount(status.confirmationsLeft),
        },
      );
    case 'unconfirmed':
      return t('send.coin.unconfirmed', 'Unconfirmed');
    case 'protected':
      switch (status.reason) {
        case 'inscription':
          return t('send.coin.protected.inscription', 'Protected: carries an inscription');
        case 'inscription-unknown':
          return t(
            'send.coin.protected.inscription-unknown',
            'Protected: nobody has said yet what it carries',
          );
        case 'carrier-value':
          return t('send.coin.protected.carrier-value', 'Protected: as small as coins with inscriptions');
      }
  }
}

/** The price at the last look against the one of the form. */
export const PRICE_MESSAGES = messages('send.price', {
  stays: 'The DOGE amount stays as you see it here. To pay the sum you typed, go back and review again.',
});

/** `The price rose 3.2 % since you typed`. @param percent - of the price then; negative when it fell */
export const describePriceMove = (percent: number, worth: string): string =>
  percent > 0
    ? t(
        'send.priceMove.thePriceRoseBy',
        'The price rose by {percent}\u00a0% since you typed: this is {worth} now',
        { percent: inTenths(Math.abs(percent)), worth },
      )
    : t(
        'send.priceMove.thePriceFellBy',
        'The price fell by {percent}\u00a0% since you typed: this is {worth} now',
        { percent: inTenths(Math.abs(percent)), worth },
      );

/** The draft that was there before. */
export const DRAFT_MESSAGES = messages('send.draft', {
  restored: 'This draft was here before you left',
  startOver: 'Start over',
});

/** The last look. */
export const CONFIRM_MESSAGES = messages('send.confirm', {
  missing: 'Nothing is ready to send',
  missingText: 'A transfer that was being checked here was never sent. Your draft is kept.',
  backToDraft: 'Back to the draft',
  sending: 'Sending…',
  offline: 'The network does not answer',
  offlineText: 'Nothing was sent. Try again in a moment: it is the same transfer.',
  agree: 'I agree to pay this fee',
  fee: 'Network fee',
  leaves: 'Leaves your wallet',
  back: 'Comes back',
  nothing: 'nothing',
  confirms: 'Estimated time',
  coins: 'Spends',
  paper: 'Paper wallet',
});

/** `change from 3 coins`. */
export const describeChangeFrom = (coins: number): string =>
  t('send.changeFrom', '{coins, plural, one {change from 1 coin} other {change from {number} coins}}', {
    coins,
    number: inCount(coins),
  });

/** `1 coin`, `12 coins`. */
export const countCoins = (coins: number): string =>
  t('send.coins', '{coins, plural, one {1 coin} other {{number} coins}}', { coins, number: inCount(coins) });
