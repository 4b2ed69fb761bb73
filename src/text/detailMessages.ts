// The sentences of the detail of a transfer: its facts, its two sides, its state.
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** The facts. */
export const FACT_MESSAGES = inLanguage('detailMessages.FACT_MESSAGES', {
  title: 'Transfer',
  loading: 'Loading the transfer',
  otherSide: 'The other side',
  sentTo: 'Sent to',
  receivedFrom: 'Received from',
  fee: 'Network fee',
  senderFee: 'Fee, paid by the sender',
  feeRate: 'Fee rate',
  perKilobyte: 'per 1,000 bytes',
  size: 'Size',
  block: 'Block',
  priceNote: 'at today’s price',
});

/** `226 bytes`. */
export const countBytes = inLanguage(
  'detailMessages.countBytes',
  (bytes: number): string => `${inCount(bytes)} bytes`,
);

/** Where the coins come from and go to. */
export const SIDE_MESSAGES = inLanguage('detailMessages.SIDE_MESSAGES', {
  from: 'Comes from',
  to: 'Goes to',
});

/** Opens a long list. @param count - how many there are in all */
export const showAllSides = inLanguage(
  'detailMessages.showAllSides',
  (count: number): string => `Show all ${inCount(count)}`,
);

/** What its state means for the person. */
export const STATE_MESSAGES = inLanguage('detailMessages.STATE_MESSAGES', {
  inNoBlock: 'Unconfirmed',
  seeOther: 'See the other one',
  hasItAgain: 'The network has it again.',
  mayBeOut: 'It may or may not have gone out; trying again is safe.',
});
