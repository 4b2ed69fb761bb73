// The few words that components say by themselves.
import { inLanguage } from './language.ts';

/** Words of components. Words that are only heard are said by screen readers. */
export const COMPONENT_MESSAGES = inLanguage('componentMessages.COMPONENT_MESSAGES', {
  back: 'Back',
  close: 'Close',
  continue: 'Continue',
  loading: 'Loading',
  tryAgain: 'Try again',
  stop: 'Stop',
  paste: 'Paste',
  copied: 'Copied',
  notCopied: 'Not copied',
  recipientPlaceholder: 'Dogecoin address or link',
  clearRecipient: 'Clear the receiver',
  max: 'Max',
  allDecimals: 'Show all eight decimals',
  fewerDecimals: 'Show fewer decimals',
  amountHidden: 'amount hidden',
  balance: 'Balance',
  openBalance: 'What it is made of',
  networkFee: 'Network fee',
  ownRate: 'Own',
  ownRateNote: 'your rate',
  useEstimate: 'Use it',
  feeRate: 'Fee rate',
  perKilobyte: 'DOGE per 1,000 bytes',
  updating: 'Updating…',
  needsAttention: 'Needs a look',
  onItsWay: 'On its way',
  from: 'From',
  to: 'To',
  toYourself: 'To yourself',
  noAddress: 'A script without address',
  txid: 'Transaction id',
  copyTxid: 'Copy transaction id',
  txidByHand: 'The clipboard did not take it: press and hold the id to copy it.',
});

/** Names the field of an amount. @param unit - for example `DOGE` */
export const amountIn = inLanguage(
  'componentMessages.amountIn',
  (unit: string): string => `Amount in ${unit}`,
);

/** The button that switches to the other unit. */
export const typeIn = inLanguage('componentMessages.typeIn', (unit: string): string => `type in ${unit}`);

/** Shows what a field hides. @param label - of the field */
export const showLabel = inLanguage(
  'componentMessages.showLabel',
  (label: string): string => `Show ${label.toLowerCase()}`,
);

/** Hides it again. */
export const hideLabel = inLanguage(
  'componentMessages.hideLabel',
  (label: string): string => `Hide ${label.toLowerCase()}`,
);

/** `Step 2 of 3`. */
export const stepOf = inLanguage(
  'componentMessages.stepOf',
  (step: number, count: number): string => `Step ${step} of ${count}`,
);

/** How many letters of how many, said aloud: `12 of 24`. */
export const countOf = inLanguage(
  'componentMessages.countOf',
  (count: number, most: number): string => `${count} of ${most}`,
);

/** What a recipient calls itself: anybody can write that. The name stands between the two parts. */
export const callsItself = inLanguage('componentMessages.callsItself', (): readonly [string, string] => [
  'calls itself “',
  '”',
]);

/** How old numbers are; the time stands after it. */
export const FRESHNESS_MESSAGES = inLanguage('componentMessages.FRESHNESS_MESSAGES', {
  updated: 'Updated',
  from: 'From',
  offlineSince: 'Offline since',
});

/** How far preparing a transfer has come. @param total - 0: not known yet */
export const checkingCoins = inLanguage(
  'componentMessages.checkingCoins',
  (done: number, total: number): string =>
    total === 0 ? 'Checking your coins' : `Checking ${done} of ${total} coins`,
);

/** The last step of it. */
export const signingCoins = inLanguage('componentMessages.signingCoins', (inputs: number): string =>
  inputs === 1 ? 'Signing' : `Signing ${inputs} coins`,
);
