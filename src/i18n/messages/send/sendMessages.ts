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
  tools: 'Other ways to enter the recipient',
  scan: 'Scan',
  picture: 'Picture',
  pictureLabel: 'Read a code from a picture',
  contacts: 'Contacts',
  several: 'Send to several people',
  recent: 'Recent',
  reading: 'Reading the code…',
  scanHint: 'Point at a Dogecoin code',
  notAnAddress: 'This code has no Dogecoin address. Ask the recipient for another one.',
  pickTitle: 'Send to',
  search: 'Search by name or address',
  clear: 'Clear search',
  ownAccounts: 'Your other accounts',
  yourContacts: 'Your contacts',
  fromFile: 'Named by a file: check first',
  noneFound: 'No matches',
  noneFoundText: 'Try part of a name, or the start of an address.',
  noContacts: 'No contacts yet',
  noContactsText: 'After a payment, you can save its address as a contact. You’ll find it here next time.',
});

/** A payment link that asks for no amount. */
function describeOpenLink(label: string | null, message: string | null): string {
  if (label === null)
    return message === null
      ? t('send.openLink.plain', 'Payment link.')
      : t('send.openLink.message', 'Payment link: “{message}”.', { message });
  return message === null
    ? t('send.openLink.label', 'Payment link to “{label}”.', { label })
    : t('send.openLink.both', 'Payment link to “{label}”: “{message}”.', {
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
      ? t('send.link.plain', 'Payment link for {amount}.', { amount })
      : t('send.link.message', 'Payment link for {amount}: “{message}”.', { amount, message });
  return message === null
    ? t('send.link.label', 'Payment link for {amount} to “{label}”.', {
        amount,
        label,
      })
    : t('send.link.both', 'Payment link for {amount} to “{label}”: “{message}”.', {
        amount,
        label,
        message,
      });
}

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

/** Why a code could not be read. */
export function describePictureProblem(problem: PictureProblem): string {
  switch (problem.kind) {
    case 'too-big':
      return t('send.pictureProblem.too-big', 'This picture is larger than {size} MB. Crop it to the code.', {
        size: Math.round(problem.most / 1_000_000),
      });
    case 'not-a-picture':
      return t(
        'send.pictureProblem.not-a-picture',
        'Your phone can’t open this file as a picture. A screenshot works best.',
      );
    case 'no-code':
      return t(
        'send.pictureProblem.no-code',
        'No code found, or it’s too small or blurred. Crop the picture to the code.',
      );
  }
}

/** What is known of a recipient, in one line; null for a look-alike, which needs more than a line. */
export function describeTrust(trust: RecipientTrust): string | null {
  switch (trust.kind) {
    case 'own':
      return t('send.trust.own', 'Your account “{name}”', { name: trust.name });
    case 'contact':
      return t('send.trust.contact', '{name}, from your contacts', { name: trust.name });
    case 'paid-before':
      return t('send.trust.paid-before', 'You’ve paid this address before');
    case 'first-time':
      return trust.calledInFile === undefined
        ? t('send.trust.first-time', 'New address')
        : t('send.trust.first-time.called', 'New address. A file calls it “{name}”: check it', {
            name: trust.calledInFile,
          });
    case 'look-alike':
      return null;
  }
}

/** Where a recipient's name is from. */
const NAME_SOURCES = messages('send.nameSource', {
  own: 'your account',
  contact: 'your contact',
  list: 'from your list',
});

/** What a recipient is called: in the list first, else as an account or a contact; null while it has no name. */
export function nameRecipient(name: string | null, trust: RecipientTrust | null): string | null {
  if (name !== null) return name;
  return trust?.kind === 'own' || trust?.kind === 'contact' ? trust.name : null;
}

/** Where that name is from; null without one. */
export function describeNameSource(name: string | null, trust: RecipientTrust | null): string | null {
  if ((trust?.kind === 'own' || trust?.kind === 'contact') && (name === null || name === trust.name))
    return NAME_SOURCES[trust.kind];
  return name === null ? null : NAME_SOURCES.list;
}

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

/** The warning of a look-alike. */
export const describeLookAlike = (trust: Extract<RecipientTrust, { kind: 'look-alike' }>) => ({
  title: t('send.lookAlike.title', 'This isn’t the address you know'),
  text: t(
    'send.lookAlike.text',
    '{known, select, paid {It begins and ends like an address you paid before, but it’s different.} other {It begins and ends like the address of “{name}”, but it’s different.}} {sent, select, dust {It sent you a tiny amount before, which is how such addresses get into a history. } other {}}Compare every character.',
    {
      known: trust.name === null ? 'paid' : 'named',
      name: trust.name ?? '',
      sent: trust.sentDust ? 'dust' : 'nothing',
    },
  ),
  known: trust.name === null ? t('send.lookAlike.known', 'You paid before') : trust.name,
  given: t('send.lookAlike.given', 'You’re paying now'),
  consent: t('send.lookAlike.consent', 'I checked: this is the right address'),
});

/** Lists of recipients. */
export const LIST_MESSAGES = messages('send.list', {
  title: 'Several recipients',
  label: 'One per line: address, amount, name',
  example: 'D…, 12.5, Moon Coffee',
  hint: 'Paste lines from a message or spreadsheet. Names are optional.',
  file: 'Open a CSV file',
  unreadable: 'Couldn’t read this file as text.',
  tooLong: 'This list of recipients is too long.',
  header: 'The first line names the columns and is skipped.',
  clear: 'Back to one recipient',
  edit: 'Edit list',
  to: 'To',
  total: 'Total',
});

/** `1 recipient`, `5 recipients`. */
export const countRecipients = (count: number): string =>
  t('send.recipients', '{count, plural, one {1 recipient} other {{number} recipients}}', {
    count,
    number: inCount(count),
  });

/** The button that takes the list. */
export const listActionLabel = (count: number): string =>
  count === 0
    ? t('send.listActionLabel.nobodyToPayYet', 'No recipients yet')
    : t(
        'send.listActionLabel.pay',
        '{count, plural, one {Pay 1 recipient} other {Pay {number} recipients}}',
        {
          count,
          number: inCount(count),
        },
      );

/** `and 4 more`. */
export const andMore = (count: number): string =>
  t('send.andMore', 'and {count} more', { count: inCount(count) });

/** `2 lines are not right yet`. */
export const countRejectedLines = (count: number): string =>
  t('send.rejectedLines', '{count, plural, one {Fix 1 line} other {Fix {number} lines}}', {
    count,
    number: inCount(count),
  });

/** `Line 3`. */
export const lineLabel = (line: number): string => t('send.lineLabel', 'Line {line}', { line });

/** Why a line of a list is not taken. */
export function describeLineProblem(problem: LineProblem): string {
  switch (problem.kind) {
    case 'address':
      return describeAddressProblem(problem.problem);
    case 'no-amount':
      return t('send.lineProblem.no-amount', 'The amount is missing. Add it after the address.');
    case 'amount':
      return describeAmountProblem(problem.problem);
    case 'comma-amount':
      return t(
        'send.lineProblem.comma-amount',
        'Is “{text}” an amount, or an amount and a name? Use a dot for decimals, or separate with semicolons.',
        { text: problem.text },
      );
    case 'too-little':
      return t('send.lineProblem.too-little', 'The network minimum is {minimum}.', {
        minimum: inDoge(problem.minimum),
      });
    case 'name':
      return describeNameProblem(problem.problem);
    case 'too-much':
      return t(
        'send.lineProblem.too-much',
        'With this line, the list adds up to more DOGE than one transfer can hold.',
      );
    case 'too-many':
      return t(
        'send.lineProblem.too-many',
        '{most, plural, one {One transfer holds {number} recipient. Send the rest in a second one.} other {One transfer holds {number} recipients. Send the rest in a second one.}}',
        { most: problem.most, number: inCount(problem.most) },
      );
  }
}

/** An address that stands there twice. */
export const describeRepeated = ({ line, first }: RepeatedLine): string =>
  t('send.repeated', 'Line {line} pays the same address as line {first}. Both amounts are combined.', {
    line,
    first,
  });

/** Choosing coins. */
export const COIN_MESSAGES = messages('send.coin', {
  title: 'Choose coins',
  text: 'Kennel chooses coins to keep fees low. Choose here to spend exactly these, in full.',
  release: 'Choose automatically',
  none: 'Automatic',
  legend: 'This account’s coins',
  small: 'Small: spending it costs about its worth',
  fresh: 'Your change, unconfirmed',
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
        '{count, plural, one {Newly mined: {number} block to go} other {Newly mined: {number} blocks to go}}',
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
          return t('send.coin.protected.inscription-unknown', 'Protected: contents not yet known');
        case 'carrier-value':
          return t('send.coin.protected.carrier-value', 'Protected: as small as coins with inscriptions');
        case 'frozen':
          return t('send.coin.protected.frozen', 'Frozen by you');
      }
  }
}

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
