/** Builds the stores in the order of their dependencies. */
import type { Ports } from '../ports/Ports.ts';
import { AccountStore } from './AccountStore.ts';
import { AppsStore } from './AppsStore.ts';
import { ContactsStore } from './ContactsStore.ts';
import { erasePersisted } from './erasePersisted.ts';
import { KeyringStore } from './KeyringStore.ts';
import { LazyStores } from './LazyStores.ts';
import { NetworkStore } from './NetworkStore.ts';
import { NotesStore } from './NotesStore.ts';
import { PreferencesStore } from './PreferencesStore.ts';
import { SessionStore } from './SessionStore.ts';
import type { Stores } from './Stores.ts';
import { TokenStore } from './TokenStore.ts';
import { ToolsStore } from './ToolsStore.ts';
import { TxStore } from './TxStore.ts';
import { UiStore } from './UiStore.ts';
import { WalletsStore } from './WalletsStore.ts';

export type { Stores } from './Stores.ts';

/** Builds the stores over the ports. Nothing is asked of the outside before somebody calls a store. */
export function createStores(ports: Ports): Stores {
  const ui = new UiStore();
  const keyrings = new KeyringStore();
  const session = new SessionStore(ports, keyrings, () => erasePersisted(stores, ports));
  const accounts = new AccountStore(ports);
  const wallets = new WalletsStore(ports, { session, keyrings, accounts });
  const contacts = new ContactsStore(ports);
  const tx = new TxStore(ports, accounts, session, contacts);
  const tokens = new TokenStore(ports, { session, accounts, tx });
  const apps = new AppsStore(async () => {
    const { RequestDesk } = await import('./apps/RequestDesk.ts');
    return new RequestDesk(ports, stores);
  });
  const stores: Stores = {
    ui,
    session,
    keyrings,
    accounts,
    wallets,
    contacts,
    notes: new NotesStore(),
    tx,
    tokens,
    apps,
    tools: new ToolsStore(ports, { session, accounts, tx }),
    preferences: new PreferencesStore(),
    network: new NetworkStore(ports),
    lazy: new LazyStores(ports, () => stores),
  };
  return stores;
}
