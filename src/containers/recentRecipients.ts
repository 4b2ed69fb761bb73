/** Likely recipients: those paid before, then contacts. */
import type { RecentRecipient } from '../components/address/RecentRecipients.tsx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { Stores } from '../stores/createStores.ts';
import { derivedOnce } from '../stores/trackedView.ts';
import { knownAddresses } from './knownAddresses.ts';

/** As many as fit beside the field without scrolling. */
const MOST = 3;

/** Latest first. Without addresses known only from an index or a file, and without our own scripts. */
export const recentRecipients = derivedOnce((stores: Stores): readonly RecentRecipient[] => {
  const { tx } = stores;
  const { paid, contacts, own } = knownAddresses(stores);
  // names from files are not used here, because entries are picked without checking
  const given = contacts.filter(({ isFromFile }) => isFromFile !== true);
  const names = new Map([...own, ...given].map(({ address, name }) => [address as string, name]));
  const newest = given.toReversed().map(({ address }) => address);
  return [...new Set([...paid, ...newest])]
    .filter((address) => address !== tx.from && !tx.commits.addresses.has(address))
    .slice(0, MOST)
    .map((address) => ({ address: address as DogeAddress, name: names.get(address) ?? null }));
});
