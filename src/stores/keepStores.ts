/** Keeps the public state of the stores across restarts: an allow-list of properties, each store in its own slice. */
import { makePersistable, type PersistenceStorageOptions, stopPersisting } from 'mobx-persist-store';
import type { StateStorage } from '../ports/StateStorage.ts';
import { readServers } from './NetworkStore.ts';
import { readCurrency, readLanguage, readNumberStyle } from './PreferencesStore.ts';
import { readApps, readNonces } from './readApps.ts';
import type { Stores } from './Stores.ts';
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
import { readTokenTransfers, saveTokenTransfer } from './tokens/savedTokenTransfer.ts';
import { readChoices } from './tokens/TokenChoices.ts';
import { readTokenDrafts } from './tokens/TokenWords.ts';
import { readReleased } from './tx/ReleasedCoins.ts';
import { readDrafts, saveDrafts } from './tx/savedDrafts.ts';

/** The parts of what is kept, each of one store. */
export const SLICES = [
  'accounts',
  'keyrings',
  'transactions',
  'coins',
  'ui',
  'session',
  'farewell',
  'contacts',
  'apps',
  'notes',
  'preferences',
  'indexers',
  'draft',
  'released',
  'tokenChoices',
  'tokenTransfers',
  'tokenDraft',
] as const;

type Slice = (typeof SLICES)[number];

let keepings = 0;

/**
 * Where a slice is kept, for the library.
 *
 * Unwritten state is told by `StateStorage.settled`; the library would let a failed write pass unseen. In development it
 * stops keeping whatever has the same name, so that two windows need two names.
 */
function place(state: StateStorage, slice: Slice, keeping: number) {
  const storage = {
    getItem: () => state.getItem(slice),
    setItem: (_name: string, json: string) => state.setItem(slice, json).catch(() => {}),
    removeItem: () => state.removeItem(slice),
  };
  return { name: `${slice} ${keeping}`, storage };
}

type Kept<Store, Key extends keyof Store> = PersistenceStorageOptions<Store, Key>['properties'];

/** Reading writes nothing: only what changes from then on is written. */
const ON_CHANGE = { fireImmediately: false };

const same = <Value>(value: Value): Value => value;

/** A property that is JSON already. */
const asItIs = <Key extends string>(key: Key) => ({ key, serialize: same, deserialize: same });

/** A property that is JSON already, and is believed only as far as it can be read. */
const readable = <Key extends string, Value>(key: Key, read: (kept: unknown) => Value) => ({
  key,
  serialize: same,
  deserialize: read,
});

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
  keepings += 1;
  const keeping = keepings;
  const keep = <Store extends object, Key extends keyof Store>(
    store: Store,
    slice: Slice,
    properties: Kept<Store, Key>,
  ) => makePersistable(store, { ...place(state, slice, keeping), properties }, ON_CHANGE);
  const { accounts, keyrings, tx, tokens, ui, session, contacts, apps, notes, preferences, network } = stores;
  const readings = [
    keep(accounts, 'accounts', [
      { key: 'accounts', serialize: listOf(saveAccount), deserialize: listOf(readAccount) },
      { key: 'current', serialize: saveAccount, deserialize: readAccount },
      asItIs('balanceMap'),
      asItIs('lastShown'),
      asItIs('currentNetwork'),
    ]),
    keep(keyrings, 'keyrings', [
      { key: 'keyrings', serialize: listOf(saveKeyring), deserialize: listOf(readKeyring) },
      { key: 'current', serialize: saveKeyring, deserialize: readKeyring },
    ]),
    keep(tx.journal, 'transactions', [
      { key: 'transfers', serialize: listOf(saveTransfer), deserialize: listOf(readTransfer) },
    ]),
    keep(tx.coins, 'coins', [{ key: 'snapshot', serialize: saveSnapshot, deserialize: readSnapshot }]),
    keep(ui, 'ui', [asItIs('walletTabScreen'), asItIs('isBalanceHidden')]),
    keep(contacts, 'contacts', [asItIs('list'), asItIs('paid')]),
    keep(apps, 'apps', [readable('list', readApps), readable('usedNonces', readNonces)]),
    keep(notes, 'notes', [asItIs('notes')]),
    keep(preferences, 'preferences', [
      readable('language', readLanguage),
      readable('chosenCurrency', readCurrency),
      readable('numberStyle', readNumberStyle),
    ]),
    keep(network, 'indexers', [readable('own', readServers)]),
    keep(tx.released, 'released', [readable('list', readReleased)]),
    keep(tx.drafts, 'draft', [{ key: 'drafts', serialize: saveDrafts, deserialize: readDrafts }]),
    keep(tokens.journal, 'tokenTransfers', [
      { key: 'transfers', serialize: listOf(saveTokenTransfer), deserialize: readTokenTransfers },
    ]),
    keep(tokens.drafts, 'tokenDraft', [
      { key: 'drafts', serialize: saveDrafts, deserialize: readTokenDrafts },
    ]),
    keep(tokens.choices, 'tokenChoices', [readable('byAddress', readChoices)]),
    keep(session, 'farewell', [asItIs('isBeingDestroyed')]),
    keep(session.timer, 'session', [asItIs('autoLockMinutes'), asItIs('staysUnlocked'), asItIs('kept')]),
  ];
  const failed = (await Promise.allSettled(readings)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    forgetStores(stores);
    throw failed.reason;
  }
  tx.drafts.leaveBehind();
  tokens.drafts.leaveBehind();
  if (tx.journal.transfers.some(({ stage }) => stage === 'sending')) tx.journal.afterRestart();
}

/** Stops keeping: what happens to the stores afterwards is not written. */
export function forgetStores(stores: Stores): void {
  const { accounts, keyrings, tx, tokens, ui, session, contacts, apps, notes, preferences, network } = stores;
  const money = [
    accounts,
    keyrings,
    tx.journal,
    tx.coins,
    tx.released,
    tx.drafts,
    tokens.choices,
    tokens.drafts,
    contacts,
    apps,
    notes,
  ];
  for (const store of [...money, ui, session, session.timer, preferences, network]) stopPersisting(store);
}
