/** What is persisted of the first stores: an allow-list of properties, one row per slice. */
import { readMissing } from './accounts/missingKeyrings.ts';
import { readAccount, readKeyring, saveAccount, saveKeyring } from './accounts/savedAccounts.ts';
import {
  asItIs,
  listOf,
  type PersistenceRow,
  RESET,
  readable,
  slicesOf,
} from './persistence/persistenceRow.ts';
import type { FirstStores } from './Stores.ts';
import { readCurrency, readLanguage, readNumberStyle } from './settings/PreferencesStore.ts';

const sliceOf = slicesOf<FirstStores>();

/** In the order in which stores are reset: the session ends first. */
export const FIRST_TABLE: readonly PersistenceRow<FirstStores>[] = [
  sliceOf('farewell', ({ session }) => session)([asItIs('isBeingDestroyed')], RESET),
  sliceOf('session', ({ session }) => session.timer)(
    [asItIs('autoLockMinutes'), asItIs('staysUnlocked'), asItIs('persisted')],
    RESET,
  ),
  sliceOf('accounts', ({ accounts }) => accounts)(
    [
      { key: 'accounts', serialize: listOf(saveAccount), deserialize: listOf(readAccount) },
      { key: 'current', serialize: saveAccount, deserialize: readAccount },
      asItIs('balanceMap'),
      asItIs('lastShown'),
      asItIs('standardFilter'),
    ],
    RESET,
  ),
  sliceOf('keyrings', ({ keyrings }) => keyrings)(
    [
      { key: 'keyrings', serialize: listOf(saveKeyring), deserialize: listOf(readKeyring) },
      { key: 'current', serialize: saveKeyring, deserialize: readKeyring },
      readable('missing', readMissing),
      readable('inTestedFile', readMissing),
    ],
    RESET,
  ),
  sliceOf('ui', ({ ui }) => ui)([asItIs('walletTabScreen'), asItIs('isBalanceHidden')], RESET),
  sliceOf('preferences', ({ preferences }) => preferences)(
    [
      readable('language', readLanguage),
      readable('chosenCurrency', readCurrency),
      readable('chosenNumberStyle', readNumberStyle),
      readable('notifiesOfPayments', (kept) => kept === true),
    ],
    RESET,
  ),
];
