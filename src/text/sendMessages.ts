// The sentences of sending: whom to pay and how they are found, lists of recipients, chosen coins, what is known of a recipient.

import type { RecipientTrust } from '../domain/address/judgeRecipient.ts';
import type { PictureProblem } from '../domain/address/PictureProblem.ts';
import type { ClassifiedCoin } from '../domain/tx/Coin.ts';
import type { LineProblem, RepeatedLine } from '../domain/tx/recipientList.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeNameProblem } from './describeNameProblem.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import { inCount, inTenths } from './numberStyle.ts';

/** Ways to name a recipient. */
export const RECIPIENT_MESSAGES = inLanguage('sendMessages.RECIPIENT_MESSAGES', {
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

/** What a payment link says of itself: quoted, never believed. */
export const describeLink = inLanguage(
  'sendMessages.describeLink',
  (link: {
    readonly amount: bigint | null;
    readonly label: string | null;
    readonly message: string | null;
  }): string => {
    const asks = link.amount === null ? 'A payment link' : `A payment link for ${inDoge(link.amount)}`;
    const names = link.label === null ? '' : `, which calls the receiver “${link.label}”`;
    const note = link.message === null ? '' : `: “${link.message}”`;
    return `${asks}${names}${note}.`;
  },
);

/** What stays behind when everything goes. */
export const describeMaxLeft = inLanguage('sendMessages.describeMaxLeft', (held: string | null): string =>
  held === null ? 'Everything goes; nothing stays behind.' : `Everything that may go. Stays behind: ${held}.`,
);

/** What stays behind when everything of the chosen coins goes. */
export const describeChosenMax = inLanguage(
  'sendMessages.describeChosenMax',
  (count: number): string =>
    `All of the ${count === 1 ? 'coin' : `${count} coins`} you chose goes. Your other coins stay.`,
);

/** Why a code could not be read. */
export const describePictureProblem = inLanguage(
  'sendMessages.describePictureProblem',
  (problem: PictureProblem): string => {
    switch (problem.kind) {
      case 'too-big':
        return `This picture is larger than ${Math.round(problem.most / 1_000_000)} MB. Cut it down to the code.`;
      case 'not-a-picture':
        return 'This file is no picture that the phone can open. A screenshot works best.';
      case 'no-code':
        return 'There is no code in this picture, or it is too small or blurred. Cut the picture down to the code.';
    }
  },
);

/** What is known of a recipient, in one line; null for a look-alike, which needs more than a line. */
export const describeTrust = inLanguage(
  'sendMessages.describeTrust',
  (trust: RecipientTrust): string | null => {
    switch (trust.kind) {
      case 'own':
        return `Your own account “${trust.name}”`;
      case 'contact':
        return `${trust.name}, from your contacts`;
      case 'paid-before':
        return 'You have paid this address before';
      case 'first-time':
        return 'First time you pay this address from here';
      case 'look-alike':
        return null;
    }
  },
);

/** The warning of a look-alike. */
export const describeLookAlike = inLanguage(
  'sendMessages.describeLookAlike',
  (trust: Extract<RecipientTrust, { kind: 'look-alike' }>) => ({
    title: 'This is not the address you know',
    text: `It begins and ends like ${trust.name === null ? 'one that you paid before' : `that of “${trust.name}”`}, and is another one.${
      trust.sentDust
        ? ' It sent you next to nothing before, which is how such addresses get into a history.'
        : ''
    } Compare every character.`,
    known: trust.name === null ? 'The one you paid' : trust.name,
    given: 'The one you pay now',
    consent: 'I compared them, and mean this one',
  }),
);

/** Lists of recipients. */
export const LIST_MESSAGES = inLanguage('sendMessages.LIST_MESSAGES', {
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
export const countRecipients = inLanguage('sendMessages.countRecipients', (count: number): string =>
  count === 1 ? '1 receiver' : `${inCount(count)} receivers`,
);

/** The button that takes the list. */
export const listActionLabel = inLanguage('sendMessages.listActionLabel', (count: number): string =>
  count === 0 ? 'Nobody to pay yet' : `Pay ${countRecipients(count)}`,
);

/** `and 4 more`. */
export const andMore = inLanguage(
  'sendMessages.andMore',
  (count: number): string => `and ${inCount(count)} more`,
);

/** `2 lines are not right yet`. */
export const countRejectedLines = inLanguage('sendMessages.countRejectedLines', (count: number): string =>
  count === 1 ? 'One line is not right yet' : `${inCount(count)} lines are not right yet`,
);

/** `Line 3`. */
export const lineLabel = inLanguage('sendMessages.lineLabel', (line: number): string => `Line ${line}`);

/** Why a line of a list is not taken. */
export const describeLineProblem = inLanguage(
  'sendMessages.describeLineProblem',
  (problem: LineProblem): string => {
    switch (problem.kind) {
      case 'address':
        return describeAddressProblem(problem.problem);
      case 'no-amount':
        return 'The amount is missing. Write it after the address.';
      case 'amount':
        return describeAmountProblem(problem.problem);
      case 'comma-amount':
        return `Is “${problem.text}” one amount, or an amount and a name? Write decimals with a dot, or put semicolons between.`;
      case 'too-little':
        return `The network carries nothing below ${inDoge(problem.minimum)}.`;
      case 'name':
        return describeNameProblem(problem.problem);
      case 'too-much':
        return 'With this line the list adds up to more DOGE than one transfer can hold.';
      case 'too-many':
        return `One transfer holds ${inCount(problem.most)} receivers. Send the rest in a second one.`;
    }
  },
);

/** An address that stands there twice. */
export const describeRepeated = inLanguage(
  'sendMessages.describeRepeated',
  ({ line, first }: RepeatedLine): string =>
    `Line ${line} pays the same address as line ${first}. It gets both amounts in one.`,
);

/** Choosing coins. */
export const COIN_MESSAGES = inLanguage('sendMessages.COIN_MESSAGES', {
  title: 'Choose coins yourself',
  text: 'Kennel picks coins so that little is paid for them. Choose here to spend exactly these, all of them.',
  release: 'Let Kennel choose',
  none: 'Kennel chooses',
  legend: 'Coins of this account',
  small: 'Small: costs about as much as it is worth',
  fresh: 'Change of yours, not confirmed yet',
});

/** `3 coins chosen, 12.5 DOGE`. */
export const describeChosen = inLanguage(
  'sendMessages.describeChosen',
  (count: number, sum: bigint): string => `${count === 1 ? '1 coin' : `${count} coins`}, ${inDoge(sum)}`,
);

/** Why a coin stays, or what to know of it; null when it is an ordinary one. */
export const describeCoin = inLanguage(
  'sendMessages.describeCoin',
  ({ coin, status }: ClassifiedCoin): string | null => {
    switch (status.kind) {
      case 'spendable':
        return coin.confirmations === 0 ? COIN_MESSAGES.fresh : null;
      case 'small':
        return COIN_MESSAGES.small;
      case 'immature':
        return `Freshly mined: ${inCount(status.confirmationsLeft)} blocks to go`;
      case 'unconfirmed':
        return 'Unconfirmed';
      case 'protected':
        switch (status.reason) {
          case 'inscription':
            return 'Protected: carries an inscription';
          case 'inscription-unknown':
            return 'Protected: nobody has said yet what it carries';
          case 'carrier-value':
            return 'Protected: as small as coins with inscriptions';
        }
    }
  },
);

/** The price at the last look against the one of the form. */
export const PRICE_MESSAGES = inLanguage('sendMessages.PRICE_MESSAGES', {
  stays: 'The DOGE amount stays as you see it here. To pay the sum you typed, go back and review again.',
});

/** `The price rose 3.2 % since you typed`. @param percent - of the price then; negative when it fell */
export const describePriceMove = inLanguage(
  'sendMessages.describePriceMove',
  (percent: number, worth: string): string =>
    `The price ${percent > 0 ? 'rose' : 'fell'} by ${inTenths(Math.abs(percent))}\u00a0% since you typed: this is ${worth} now`,
);

/** The draft that was there before. */
export const DRAFT_MESSAGES = inLanguage('sendMessages.DRAFT_MESSAGES', {
  restored: 'This draft was here before you left',
  startOver: 'Start over',
});

/** The last look. */
export const CONFIRM_MESSAGES = inLanguage('sendMessages.CONFIRM_MESSAGES', {
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
export const describeChangeFrom = inLanguage('sendMessages.describeChangeFrom', (coins: number): string =>
  coins === 1 ? 'change from 1 coin' : `change from ${coins} coins`,
);

/** `1 coin`, `12 coins`. */
export const countCoins = inLanguage('sendMessages.countCoins', (coins: number): string =>
  coins === 1 ? '1 coin' : `${inCount(coins)} coins`,
);
