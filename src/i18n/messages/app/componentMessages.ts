// The few words that components say by themselves.
import { ELEMENT, messages, splitAtElement, t } from '../../i18n.ts';

/** Words of components. Words that are only heard are said by screen readers. */
export const COMPONENT_MESSAGES = messages('component', {
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
export const amountIn = (unit: string): string => t('component.amountIn', 'Amount in {unit}', { unit });

/** The button that switches to the other unit. */
export const typeIn = (unit: string): string => t('component.typeIn', 'type in {unit}', { unit });

/** Inside a sentence; abbreviations keep their capitals. */
const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Shows what a field hides. @param label - of the field */
export const showLabel = (label: string): string =>
  t('component.showLabel', 'Show {label}', { label: lowerFirst(label) });

/** Hides it again. */
export const hideLabel = (label: string): string =>
  t('component.hideLabel', 'Hide {label}', { label: lowerFirst(label) });

/** `Step 2 of 3`. */
export const stepOf = (step: number, count: number): string =>
  t('component.stepOf', 'Step {step} of {count}', { step, count });

/** How many letters of how many, said aloud: `12 of 24`. */
export const countOf = (count: number, most: number): string =>
  t('component.of', '{count} of {most}', { count, most });

/** What a recipient calls itself: anybody can write that. The name stands between the two parts. */
export const callsItself = (): readonly [string, string] =>
  splitAtElement(t('component.callsItself', 'calls itself “{name}”', { name: ELEMENT }));

/** How old numbers are; the time stands after it. */
export const FRESHNESS_MESSAGES = messages('component.freshness', {
  updated: 'Updated',
  from: 'From',
  offlineSince: 'Offline since',
});

/** How far preparing a transfer has come. @param total - 0: not known yet */
export const checkingCoins = (done: number, total: number): string =>
  total === 0
    ? t('component.checkingCoins.checkingYourCoins', 'Checking your coins')
    : t('component.checkingCoins.checkingOfCoins', 'Checking {done} of {total} coins', { done, total });

/** The last step of it. */
export const signingCoins = (inputs: number): string =>
  t('component.signingCoins', '{inputs, plural, one {Signing} other {Signing {inputs} coins}}', { inputs });
