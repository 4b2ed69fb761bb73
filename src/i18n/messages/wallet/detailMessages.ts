// Messages of a transfer's detail: facts, inputs and outputs, state.

import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const FACT_MESSAGES = messages('detail.fact', {
  title: 'Transfer',
  technical: 'Technical details',
  loading: 'Loading transfer',
  otherSide: 'Counterparty',
  sentTo: 'Sent to',
  receivedFrom: 'Received from',
  fee: 'Network fee',
  senderFee: 'Fee, paid by the sender',
  feeRate: 'Fee rate',
  size: 'Size',
  block: 'Block',
  priceNote: 'at today’s price',
});

/** The unit of a fee rate. */
export const perBytes = (): string => t('detail.perBytes', 'per {bytes} bytes', { bytes: inCount(1000) });

/** `226 bytes`. */
export const countBytes = (bytes: number): string =>
  t('detail.bytes', '{bytes, plural, one {1 byte} other {{number} bytes}}', {
    bytes,
    number: inCount(bytes),
  });

/** Inputs and outputs. */
export const SIDE_MESSAGES = messages('detail.side', {
  from: 'From',
  to: 'To',
});

/** Expands a long list. @param count - total number */
export const showAllSides = (count: number): string =>
  t('detail.showAllSides', 'Show all {count}', { count: inCount(count) });

export const STATE_MESSAGES = messages('detail.state', {
  inNoBlock: 'Unconfirmed',
  seeOther: 'View the other one',
  hasItAgain: 'The network has it again.',
  mayBeOut: 'It may or may not have been sent; trying again is safe.',
});
