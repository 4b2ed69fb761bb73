// The few words that components say by themselves.
import { inCount } from '../../format/inCount.ts';
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
  notCopied: 'Couldn’t copy',
  recipientPlaceholder: 'Dogecoin address or link',
  clearRecipient: 'Clear recipient',
  max: 'Max',
  allDecimals: 'Show all eight decimals',
  fewerDecimals: 'Show fewer decimals',
  amountHidden: 'amount hidden',
  openBalance: 'Balance details',
  networkFee: 'Network fee',
  ownRate: 'Custom',
  ownRateTitle: 'Custom fee rate',
  useEstimate: 'Use this',
  feeRate: 'Fee rate',
  updating: 'Updating…',
  needsAttention: 'Needs attention',
  onItsWay: 'Pending',
  from: 'From',
  to: 'To',
  toYourself: 'To yourself',
  noAddress: 'Script without an address',
  txid: 'Transaction ID',
  copyTxid: 'Copy transaction ID',
  txidByHand: 'Couldn’t copy. Press and hold the ID to copy it.',
});

/** The unit of a fee rate. */
export const unitOfFeeRate = (): string =>
  t('component.unitOfFeeRate', 'DOGE per {bytes} bytes', { bytes: inCount(1000) });

/** Names the field of an amount. @param unit - for example `DOGE` */
export const amountIn = (unit: string): string => t('component.amountIn', 'Amount in {unit}', { unit });

/** The button that switches to the other unit. */
export const typeIn = (unit: string): string => t('component.typeIn', 'enter in {unit}', { unit });

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
    ? t('component.checkingCoins.checkingYourCoins', 'Verifying your coins')
    : t('component.checkingCoins.checkingOfCoins', 'Verifying {done} of {total} coins', { done, total });

/** The last step of it. */
export const signingCoins = (inputs: number): string =>
  t('component.signingCoins', '{inputs, plural, one {Signing} other {Signing {inputs} coins}}', { inputs });
