/** What is persisted of a wallet's stores: an allow-list of properties, one row per slice or list of entries. */
import type { UsedNonce } from '../domain/dapp/ConnectedApp.ts';
import type { TokenTransfer } from '../domain/drc20/send/TokenTransfer.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import { readFrozen } from './chain/FrozenCoins.ts';
import { readReleased } from './chain/ReleasedCoins.ts';
import { readHistory, saveHistory } from './chain/savedHistory.ts';
import {
  readSnapshot,
  readTransfer,
  type SavedTransfer,
  saveSnapshot,
  saveTransfer,
} from './chain/savedTransfers.ts';
import { readApps, readNonce } from './dapps/savedApps.ts';
import { readCosignerNames } from './multisig/CosignerNames.ts';
import type { Item } from './persistence/EntryWriter.ts';
import { entriesOf } from './persistence/entryRow.ts';
import { asItIs, type PersistenceRow, RESET, readable, slicesOf } from './persistence/persistenceRow.ts';
import type { Stores } from './Stores.ts';
import type { SendInput } from './send/DraftInput.ts';
import type { DraftStore } from './send/DraftStore.ts';
import { readDraft, saveDraft } from './send/savedDrafts.ts';
import { readTokenTransfer, saveTokenTransfer } from './send/token/savedTokenTransfer.ts';
import { readTokenDraft } from './send/token/TokenDraftInput.ts';
import { readServers } from './settings/NetworkStore.ts';
import { readPortfolio, savePortfolio } from './tokens/savedPortfolio.ts';
import { readChoices } from './tokens/TokenChoices.ts';

const sliceOf = slicesOf<Stores>();

const entryOf = entriesOf<Stores>();

/** Drafts are written this long after the last keystroke, milliseconds; a killed app loses at most that much. */
export const DRAFT_DELAY_MS = 500;

const CLEAR = { reset: (store: { clear(): void }) => store.clear() };

/** Drafts by account key. An unreadable one is dropped without affecting the others. */
const draftSteps = <Input extends SendInput<bigint>>(
  slice: string,
  read: (saved: unknown) => Input | null,
) => ({
  ...RESET,
  property: 'drafts',
  items: (store: DraftStore<Input>) => Object.entries(store.drafts),
  restore: (store: DraftStore<Input>, drafts: readonly Item<Input>[]) =>
    store.restore(Object.fromEntries(drafts)),
  save: saveDraft,
  read,
  movedFrom: { slice, property: 'drafts', keys: [] },
  delayMs: DRAFT_DELAY_MS,
});

/** From newest first to oldest first. */
const byId = <Value>(values: readonly Value[], idOf: (value: Value) => string): readonly Item<Value>[] =>
  values.map((value) => [idOf(value), value] as const).reverse();

/** From oldest first to newest first. */
const valuesOf = <Value>(items: readonly Item<Value>[]): readonly Value[] =>
  items.map(([, value]) => value).reverse();

/** In the order in which stores are reset. */
export const WALLET_TABLE: readonly PersistenceRow<Stores>[] = [
  sliceOf('contacts', ({ contacts }) => contacts)([asItIs('list'), asItIs('paid')], RESET),
  sliceOf('apps', ({ apps }) => apps)([readable('list', readApps)], RESET),
  entryOf(
    'answeredRequests',
    ({ apps }) => apps,
  )<UsedNonce>({
    ...RESET,
    property: 'usedNonces',
    items: ({ usedNonces }) => usedNonces.map((used) => [`${used.origin} ${used.nonce}`, used]),
    restore: (apps, items) => apps.restoreNonces(items.map(([, used]) => used)),
    save: (used) => used,
    read: readNonce,
    movedFrom: { slice: 'apps', property: 'usedNonces', keys: ['origin', 'nonce'] },
  }),
  sliceOf('notes', ({ notes }) => notes)([asItIs('notes')], RESET),
  sliceOf('cosigners', ({ cosigners }) => cosigners)([readable('names', readCosignerNames)], RESET),
  entryOf('drafts', ({ tx }) => tx.drafts)(draftSteps('draft', readDraft)),
  entryOf(
    'transfers',
    ({ tx }) => tx.journal,
  )<PendingTransfer>({
    ...RESET,
    property: 'transfers',
    items: ({ persisted }) => byId(persisted, ({ txid }) => txid),
    restore: (journal, items) => journal.restore(valuesOf(items)),
    save: saveTransfer,
    read: (saved) => readTransfer(saved as SavedTransfer),
    movedFrom: { slice: 'transactions', property: 'transfers', keys: ['txid'] },
    restored: (journal) => journal.afterRestart(),
  }),
  sliceOf('released', ({ tx }) => tx.coins.released)([readable('list', readReleased)], RESET),
  sliceOf('frozen', ({ tx }) => tx.coins.frozen)([readable('list', readFrozen)], RESET),
  sliceOf('coins', ({ tx }) => tx.coins.cache)(
    [{ key: 'snapshot', serialize: saveSnapshot, deserialize: readSnapshot }],
    CLEAR,
  ),
  sliceOf('history', ({ tx }) => tx.history.cache)(
    [{ key: 'pages', serialize: saveHistory, deserialize: readHistory }],
    CLEAR,
  ),
  entryOf('tokenDrafts', ({ tokens }) => tokens.drafts)(draftSteps('tokenDraft', readTokenDraft)),
  entryOf(
    'tokenTransfers',
    ({ tokens }) => tokens.journal,
  )<TokenTransfer>({
    ...RESET,
    property: 'transfers',
    items: ({ transfers }) => byId(transfers, ({ id }) => id),
    restore: (journal, items) => journal.restore(valuesOf(items)),
    save: saveTokenTransfer,
    read: readTokenTransfer,
    movedFrom: { slice: 'tokenTransfers', property: 'transfers', keys: ['id'] },
  }),
  sliceOf('tokens', ({ tokens }) => tokens.portfolio)(
    [{ key: 'state', serialize: savePortfolio, deserialize: readPortfolio }],
    CLEAR,
  ),
  sliceOf('tokenChoices', ({ tokens }) => tokens.choices)([readable('byAddress', readChoices)], RESET),
  sliceOf('indexers', ({ network }) => network)([readable('own', readServers)], RESET),
];
