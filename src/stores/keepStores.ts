/** Keeps the public state of the stores across restarts: an allow-list of properties, each store in its own slice. */
import { makePersistable, stopPersisting } from 'mobx-persist-store';
import type { StateStorage } from '../ports/StateStorage.ts';
import type { Stores } from './createStores.ts';
import {
  readAccount,
  readKeyring,
  readSnapshot,
  readTransfer,
  saveAccount,
  saveKeyring,
  saveSnapshot,
  saveTransfer,
} from './saved.ts';

/** Unwritten state is told by `StateStorage.settled`; the library would let a failed write pass unseen. */
const quietly = (state: StateStorage) => ({
  getItem: (slice: string) => state.getItem(slice),
  setItem: (slice: string, json: string) => state.setItem(slice, json).catch(() => {}),
  removeItem: (slice: string) => state.removeItem(slice),
});

const same = <Value>(value: Value): Value => value;

const listOf =
  <From, To>(convert: (item: From) => To) =>
  (items: readonly From[]): readonly To[] =>
    items.map(convert);

/**
 * Restores the stores and keeps them from then on.
 *
 * @returns when all slices are restored
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: then nothing is kept, and nothing stored is overwritten
 */
export async function keepStores(stores: Stores, state: StateStorage): Promise<void> {
  const storage = quietly(state);
  const { accounts, keyrings, tx, ui } = stores;
  await Promise.all([
    makePersistable(accounts, {
      name: 'accounts',
      storage,
      properties: [
        { key: 'accounts', serialize: listOf(saveAccount), deserialize: listOf(readAccount) },
        { key: 'current', serialize: saveAccount, deserialize: readAccount },
        { key: 'balanceMap', serialize: same, deserialize: same },
        { key: 'currentNetwork', serialize: same, deserialize: same },
      ],
    }),
    makePersistable(keyrings, {
      name: 'keyrings',
      storage,
      properties: [
        { key: 'keyrings', serialize: listOf(saveKeyring), deserialize: listOf(readKeyring) },
        { key: 'current', serialize: saveKeyring, deserialize: readKeyring },
      ],
    }),
    makePersistable(tx.journal, {
      name: 'transactions',
      storage,
      properties: [{ key: 'transfers', serialize: listOf(saveTransfer), deserialize: listOf(readTransfer) }],
    }),
    makePersistable(tx.coins, {
      name: 'coins',
      storage,
      properties: [{ key: 'snapshot', serialize: saveSnapshot, deserialize: readSnapshot }],
    }),
    makePersistable(ui, {
      name: 'ui',
      storage,
      properties: [
        { key: 'walletTabScreen', serialize: same, deserialize: same },
        { key: 'isBalanceHidden', serialize: same, deserialize: same },
      ],
    }),
  ]);
  tx.journal.afterRestart();
}

/** Stops keeping: what happens to the stores afterwards is not written. */
export function forgetStores(stores: Stores): void {
  for (const store of [stores.accounts, stores.keyrings, stores.tx.journal, stores.tx.coins, stores.ui])
    stopPersisting(store);
}
