/** Builds what every opening has. */
import { languageOf } from '../domain/preferences/Language.ts';
import type { Ports } from '../ports/Ports.ts';
import { AccountStore } from './AccountStore.ts';
import { KeyringStore } from './KeyringStore.ts';
import { FIRST_TABLE } from './persistedFirstStores.ts';
import { erasePersisted, type Persisted, persisted } from './persistence/Persisted.ts';
import { SessionStore } from './SessionStore.ts';
import type { FirstStores } from './Stores.ts';
import { PreferencesStore } from './settings/PreferencesStore.ts';
import { UiStore } from './UiStore.ts';
import { UnlockStore } from './UnlockStore.ts';

/** Stores, and how they are persisted. */
export interface PersistedStores<All> {
  readonly stores: All;
  readonly persisted: Persisted;
}

/**
 * Builds them over the ports. Nothing is asked of the outside before somebody calls a store.
 *
 * @param wallet - how the stores of a wallet are persisted, once they are there: who erases everything erases them too
 */
export function createFirstStores(
  ports: Ports,
  wallet: () => Persisted | null,
): PersistedStores<FirstStores> {
  const keyrings = new KeyringStore();
  const erase = () => erasePersisted([kept, wallet() ?? []].flat(), ports);
  const session = new SessionStore(ports, keyrings, erase);
  const stores: FirstStores = {
    isCold: ports.isCold,
    ui: new UiStore(),
    session,
    unlocking: new UnlockStore(ports.vault, session),
    keyrings,
    accounts: new AccountStore(ports),
    preferences: new PreferencesStore(languageOf(ports.telegram.info.languageCode)),
  };
  const kept = persisted(FIRST_TABLE, stores);
  return { stores, persisted: kept };
}
