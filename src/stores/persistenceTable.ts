/** What of the stores is persisted: an allow-list of properties, one row for each slice. Nothing else lists them. */
import { makePersistable, type PersistenceStorageOptions, stopPersisting } from 'mobx-persist-store';
import { readMissing } from './keyrings/missingKeyrings.ts';
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
import { readPortfolio, savePortfolio } from './tokens/savedPortfolio.ts';
import { readTokenTransfers, saveTokenTransfer } from './tokens/savedTokenTransfer.ts';
import { readChoices } from './tokens/TokenChoices.ts';
import { readTokenDrafts } from './tokens/TokenDraftInput.ts';
import { readReleased } from './tx/ReleasedCoins.ts';
import { readDrafts, saveDrafts } from './tx/savedDrafts.ts';
import { readHistory, saveHistory } from './tx/savedHistory.ts';

/** Where a slice is persisted, for the library: under a name, in a storage. */
export type SliceStorage = Pick<PersistenceStorageOptions<object, never>, 'name' | 'storage'>;

/** One slice: restoring, persisting, stopping and resetting it all go by its row. */
export interface PersistenceRow {
  /** its name on disk */
  readonly slice: string;
  /** the properties that are persisted, and no other */
  readonly properties: readonly string[];
  /** Restores the store, and persists what changes from then on. @throws {Fault} when it can't be read */
  hydrate(stores: Stores, storage: SliceStorage): Promise<unknown>;
  /** Stops persisting it. */
  stop(stores: Stores): void;
  /** Takes the store back to nothing. */
  reset(stores: Stores): void;
  /** What is done once every slice is restored. */
  restored(stores: Stores): void;
}

/** What a row does with its store. */
export interface RowSteps<Store> {
  reset(store: Store): void;
  restored?(store: Store): void;
}

type Properties<Store, Key extends keyof Store> = PersistenceStorageOptions<Store, Key>['properties'];

/** Reading writes nothing: only what changes from then on is written. */
const ON_CHANGE = { fireImmediately: false };

/**
 * Makes a row: `sliceOf(name, the store that has the properties)(properties, steps)`.
 */
export const sliceOf =
  <Store extends object>(slice: string, storeOf: (stores: Stores) => Store) =>
  <Key extends keyof Store & string>(
    properties: Properties<Store, Key>,
    { reset, restored = () => {} }: RowSteps<Store>,
  ): PersistenceRow => ({
    slice,
    properties: properties.map((property) => (typeof property === 'object' ? property.key : property)),
    hydrate: (stores, storage) => makePersistable(storeOf(stores), { ...storage, properties }, ON_CHANGE),
    stop: (stores) => stopPersisting(storeOf(stores)),
    reset: (stores) => reset(storeOf(stores)),
    restored: (stores) => restored(storeOf(stores)),
  });

const same = <Value>(value: Value): Value => value;

/** A property that is JSON already. */
const asItIs = <Key extends string>(key: Key) => ({ key, serialize: same, deserialize: same });

/** A property that is JSON already, and is taken only as far as it can be read. */
const readable = <Key extends string, Value>(key: Key, read: (stored: unknown) => Value) => ({
  key,
  serialize: same,
  deserialize: read,
});

const listOf =
  <From, To>(convert: (item: From) => To) =>
  (items: readonly From[]): readonly To[] =>
    items.map(convert);

const RESET = { reset: (store: { reset(): void }) => store.reset() };
const CLEAR = { reset: (store: { clear(): void }) => store.clear() };
const DRAFTS = { ...RESET, restored: (drafts: { leaveBehind(): void }) => drafts.leaveBehind() };

/** The table, in the order in which stores are reset: the session ends first. */
export const PERSISTENCE_TABLE: readonly PersistenceRow[] = [
  sliceOf('farewell', ({ session }) => session)([asItIs('isBeingDestroyed')], RESET),
  sliceOf('session', ({ session }) => session.timer)(
    [asItIs('autoLockMinutes'), asItIs('staysUnlocked'), asItIs('kept')],
    RESET,
  ),
  sliceOf('contacts', ({ contacts }) => contacts)([asItIs('list'), asItIs('paid')], RESET),
  sliceOf('apps', ({ apps }) => apps)(
    [readable('list', readApps), readable('usedNonces', readNonces)],
    RESET,
  ),
  sliceOf('notes', ({ notes }) => notes)([asItIs('notes')], RESET),
  sliceOf('accounts', ({ accounts }) => accounts)(
    [
      { key: 'accounts', serialize: listOf(saveAccount), deserialize: listOf(readAccount) },
      { key: 'current', serialize: saveAccount, deserialize: readAccount },
      asItIs('balanceMap'),
      asItIs('lastShown'),
      asItIs('currentNetwork'),
    ],
    RESET,
  ),
  sliceOf('keyrings', ({ keyrings }) => keyrings)(
    [
      { key: 'keyrings', serialize: listOf(saveKeyring), deserialize: listOf(readKeyring) },
      { key: 'current', serialize: saveKeyring, deserialize: readKeyring },
      readable('missing', readMissing),
    ],
    RESET,
  ),
  sliceOf('draft', ({ tx }) => tx.drafts)(
    [{ key: 'drafts', serialize: saveDrafts, deserialize: readDrafts }],
    DRAFTS,
  ),
  sliceOf('transactions', ({ tx }) => tx.journal)(
    [{ key: 'transfers', serialize: listOf(saveTransfer), deserialize: listOf(readTransfer) }],
    {
      ...RESET,
      restored: (journal) => {
        if (journal.transfers.some(({ stage }) => stage === 'sending')) journal.afterRestart();
      },
    },
  ),
  sliceOf('released', ({ tx }) => tx.released)([readable('list', readReleased)], RESET),
  sliceOf('coins', ({ tx }) => tx.coins)(
    [{ key: 'snapshot', serialize: saveSnapshot, deserialize: readSnapshot }],
    CLEAR,
  ),
  sliceOf('history', ({ tx }) => tx.history)(
    [{ key: 'pages', serialize: saveHistory, deserialize: readHistory }],
    CLEAR,
  ),
  sliceOf('tokenDraft', ({ tokens }) => tokens.drafts)(
    [{ key: 'drafts', serialize: saveDrafts, deserialize: readTokenDrafts }],
    DRAFTS,
  ),
  sliceOf('tokenTransfers', ({ tokens }) => tokens.journal)(
    [{ key: 'transfers', serialize: listOf(saveTokenTransfer), deserialize: readTokenTransfers }],
    RESET,
  ),
  sliceOf('tokens', ({ tokens }) => tokens.portfolio)(
    [{ key: 'state', serialize: savePortfolio, deserialize: readPortfolio }],
    CLEAR,
  ),
  sliceOf('tokenChoices', ({ tokens }) => tokens.choices)([readable('byAddress', readChoices)], RESET),
  sliceOf('ui', ({ ui }) => ui)([asItIs('walletTabScreen'), asItIs('isBalanceHidden')], RESET),
  sliceOf('preferences', ({ preferences }) => preferences)(
    [
      readable('language', readLanguage),
      readable('chosenCurrency', readCurrency),
      readable('numberStyle', readNumberStyle),
    ],
    RESET,
  ),
  sliceOf('indexers', ({ network }) => network)([readable('own', readServers)], RESET),
];
