/** Builds the stores that exist from the start. */
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

export interface PersistedStores<All> {
  readonly stores: All;
  readonly persisted: Persisted;
}

/**
 * No request is made before a store is called.
 *
 * @param wallet - the persistence of the wallet's stores, once they exist: erasing covers them too
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
