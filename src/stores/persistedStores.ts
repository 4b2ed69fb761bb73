/** What of a wallet's stores is persisted: an allow-list of properties, one row for each slice. */
import { readReleased } from './chain/ReleasedCoins.ts';
import { readHistory, saveHistory } from './chain/savedHistory.ts';
import { readSnapshot, readTransfer, saveSnapshot, saveTransfer } from './chain/savedTransfers.ts';
import { readApps, readNonces } from './dapps/savedApps.ts';
import {
  asItIs,
  listOf,
  type PersistenceRow,
  RESET,
  readable,
  slicesOf,
} from './persistence/persistenceRow.ts';
import type { Stores } from './Stores.ts';
import { readDrafts, saveDrafts } from './send/savedDrafts.ts';
import { readTokenTransfers, saveTokenTransfer } from './send/token/savedTokenTransfer.ts';
import { readTokenDrafts } from './send/token/TokenDraftInput.ts';
import { readServers } from './settings/NetworkStore.ts';
import { readPortfolio, savePortfolio } from './tokens/savedPortfolio.ts';
import { readChoices } from './tokens/TokenChoices.ts';

const sliceOf = slicesOf<Stores>();

const CLEAR = { reset: (store: { clear(): void }) => store.clear() };
const DRAFTS = { ...RESET, restored: (drafts: { leaveBehind(): void }) => drafts.leaveBehind() };

/** The table, in the order in which stores are reset. */
export const WALLET_TABLE: readonly PersistenceRow<Stores>[] = [
  sliceOf('contacts', ({ contacts }) => contacts)([asItIs('list'), asItIs('paid')], RESET),
  sliceOf('apps', ({ apps }) => apps)(
    [readable('list', readApps), readable('usedNonces', readNonces)],
    RESET,
  ),
  sliceOf('notes', ({ notes }) => notes)([asItIs('notes')], RESET),
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
  sliceOf('released', ({ tx }) => tx.coins.released)([readable('list', readReleased)], RESET),
  sliceOf('coins', ({ tx }) => tx.coins.cache)(
    [{ key: 'snapshot', serialize: saveSnapshot, deserialize: readSnapshot }],
    CLEAR,
  ),
  sliceOf('history', ({ tx }) => tx.history.cache)(
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
  sliceOf('indexers', ({ network }) => network)([readable('own', readServers)], RESET),
];
