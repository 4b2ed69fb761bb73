/** The reactions that only an open wallet needs, or one whose token transfers go on by themselves. */
import type { Ports } from '../ports/Ports.ts';
import type { Stores } from '../stores/createStores.ts';
import type { Disposer } from './Disposer.ts';
import { prefetch } from './prefetch.ts';
import { provePayments } from './provePayments.ts';
import { startTokenReadings } from './tokenReadings.ts';
import { startTokenSending } from './tokenSending.ts';

/** Begins them. @returns ends them */
export function startWalletReactions(stores: Stores, ports: Ports): Disposer {
  const disposers = [
    startTokenSending(stores, ports),
    provePayments(stores),
    prefetch(stores, ports),
    startTokenReadings(stores, ports),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}
