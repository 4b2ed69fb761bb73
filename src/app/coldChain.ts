/** The chain of a cold wallet: no server is contacted, and no code for that is loaded. */
import { Fault } from '../domain/fault.ts';
import type { Chain } from './lazyChain.ts';

const silent = (): Promise<never> => Promise.reject(new Fault('offline', 'a cold wallet asks no server'));

const noEvents = () => () => {};

export const coldChain: Chain = {
  tip: silent,
  balance: silent,
  balanceChanges: silent,
  unspent: silent,
  history: silent,
  transaction: silent,
  rawTransaction: silent,
  rawTransactions: silent,
  feeEstimates: silent,
  broadcast: silent,
  quote: silent,
  quoteAt: silent,
  probe: silent,
  watch: noEvents,
  watchQuote: noEvents,
  usage: () => null,
};
