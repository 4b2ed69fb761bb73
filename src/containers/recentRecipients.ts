/** Whom the person is likely to pay again: people paid before, then contacts. */
import type { RecentRecipient } from '../components/address/RecentRecipients.tsx';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { Stores } from '../stores/createStores.ts';
import { derivedOnce } from '../stores/trackedView.ts';
import { knownAddresses } from './knownAddresses.ts';

/** So many are seen beside the field without scrolling. */
const MOST = 3;

/** The latest first. Nobody is among them whom an index or a file alone names, and none of our own scripts. */
export const recentRecipients = derivedOnce((stores: Stores): readonly RecentRecipient[] => {
  const { tx } = stores;
  const { paid, contacts, own } = knownAddresses(stores);
  // names out of files are nobody's word here: the list is chosen from without a second look
  const given = contacts.filter(({ isFromFile }) => isFromFile !== true);
  const names = new Map([...own, ...given].map(({ address, name }) => [address as string, name]));
  const newest = given.toReversed().map(({ address }) => address);
  return [...new Set([...paid, ...newest])]
    .filter((address) => address !== tx.from && !tx.commits.addresses.has(address))
    .slice(0, MOST)
    .map((address) => ({ address: address as DogeAddress, name: names.get(address) ?? null }));
});
