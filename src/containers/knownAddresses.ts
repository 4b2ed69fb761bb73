/** Who is known to the person: their accounts, their contacts, whom they paid, and who sent next to nothing. */
import type { KnownAddresses, NamedAddress } from '../domain/address/judgeRecipient.ts';
import { isOver } from '../domain/tx/PendingTransfer.ts';
import type { Keyring } from '../stores/accounts/Keyring.ts';
import type { Stores } from '../stores/createStores.ts';
import { derivedOnce } from '../stores/trackedView.ts';

/** What comes in below this is more likely a lure than a payment: 0.1 DOGE, koinu. */
const NEXT_TO_NOTHING = 10_000_000n;

/** A wallet that is shared has keys of ours. */
const isOnlyWatched = ({ type, origin }: Keyring): boolean => type === 'watch' && origin !== 'multisig';

/** Every account of every wallet, by the name that its person, or the file that it came from, gave it. */
export const ownAccounts = ({ keyrings }: Stores): readonly NamedAddress[] =>
  keyrings.keyrings.flatMap((keyring) => {
    const watched = isOnlyWatched(keyring) ? { isWatched: true } : {};
    return keyring.accounts.flatMap(({ address, name }) =>
      address === '' ? [] : [{ address, name, ...watched }],
    );
  });

/**
 * What is known of addresses. Nothing of it is an index's word: `paid` are those of this device's own transfers, and of the history
 * those that our signature proves.
 */
export const knownAddresses = derivedOnce((stores: Stores): KnownAddresses => {
  const { tx, contacts } = stores;
  const sent = tx.journal.transfers
    .filter((transfer) => !isOver(transfer))
    .flatMap(({ outputs }) => outputs.filter(({ isOwn }) => !isOwn).map(({ address }) => address));
  const lures = tx.history.entries.filter(
    ({ direction, amount }) => direction === 'received' && amount < NEXT_TO_NOTHING,
  );
  return {
    own: ownAccounts(stores),
    contacts: contacts.list,
    paid: [...new Set([...contacts.paid, ...sent, ...tx.history.paid.addresses])],
    dustSenders: lures.flatMap(({ counterparts }) => counterparts),
  };
});
