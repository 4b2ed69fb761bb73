/** Addresses the user knows: accounts, contacts, recipients, and senders of dust. */
import type { KnownAddresses, NamedAddress } from '../domain/address/judgeRecipient.ts';
import { isOver } from '../domain/tx/PendingTransfer.ts';
import type { Keyring } from '../stores/accounts/Keyring.ts';
import type { Stores } from '../stores/createStores.ts';
import { derivedOnce } from '../stores/trackedView.ts';

/** Smaller incoming payments are more likely a lure: 0.1 DOGE, koinu. */
const NEXT_TO_NOTHING = 10_000_000n;

/** Shared wallets have keys of ours, too. */
const isOnlyWatched = ({ type, origin }: Keyring): boolean => type === 'watch' && origin !== 'multisig';

/** Every account of every wallet, with its name from the user or from an imported file. */
export const ownAccounts = ({ keyrings }: Stores): readonly NamedAddress[] =>
  keyrings.keyrings.flatMap((keyring) => {
    const watched = isOnlyWatched(keyring) ? { isWatched: true } : {};
    return keyring.accounts.flatMap(({ address, name }) =>
      address === '' ? [] : [{ address, name, ...watched }],
    );
  });

/**
 * Everything known about addresses. An index's word doesn't count: `paid` has the recipients of this device's transfers, and of
 * history entries that our signature proves.
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
