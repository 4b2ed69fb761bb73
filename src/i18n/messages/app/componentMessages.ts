// Messages built into components.
import { inCount } from '../../format/inCount.ts';
import { ELEMENT, messages, splitAtElement, t } from '../../i18n.ts';

/** Includes labels for screen readers. */
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

export const unitOfFeeRate = (): string =>
  t('component.unitOfFeeRate', 'DOGE per {bytes} bytes', { bytes: inCount(1000) });

/** The label of an amount field. @param unit - for example `DOGE` */
export const amountIn = (unit: string): string => t('component.amountIn', 'Amount in {unit}', { unit });

/** The button that switches to the other unit. */
export const typeIn = (unit: string): string => t('component.typeIn', 'enter in {unit}', { unit });

/** For use inside a sentence; abbreviations keep their capitals. */
const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The button that reveals a hidden field. @param label - of the field */
export const showLabel = (label: string): string =>
  t('component.showLabel', 'Show {label}', { label: lowerFirst(label) });

export const hideLabel = (label: string): string =>
  t('component.hideLabel', 'Hide {label}', { label: lowerFirst(label) });

/** `Step 2 of 3`. */
export const stepOf = (step: number, count: number): string =>
  t('component.stepOf', 'Step {step} of {count}', { step, count });

/** A character count for screen readers: `12 of 24`. */
export const countOf = (count: number, most: number): string =>
  t('component.of', '{count} of {most}', { count, most });

/** A name that a recipient gave itself, which is untrusted. The name goes between the two parts. */
export const callsItself = (): readonly [string, string] =>
  splitAtElement(t('component.callsItself', 'calls itself “{name}”', { name: ELEMENT }));

/** The age of data; the time follows. */
export const FRESHNESS_MESSAGES = messages('component.freshness', {
  updated: 'Updated',
  from: 'From',
  offlineSince: 'Offline since',
});

/** The progress of preparing a transfer. @param total - 0: not known yet */
export const checkingCoins = (done: number, total: number): string =>
  total === 0
    ? t('component.checkingCoins.checkingYourCoins', 'Verifying your coins')
    : t('component.checkingCoins.checkingOfCoins', 'Verifying {done} of {total} coins', { done, total });

/** The last step of preparing. */
export const signingCoins = (inputs: number): string =>
  t('component.signingCoins', '{inputs, plural, one {Signing} other {Signing {inputs} coins}}', { inputs });
