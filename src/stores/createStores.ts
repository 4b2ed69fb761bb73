/** Builds the stores of a wallet, in dependency order. */
import type { Ports } from '../ports/Ports.ts';
import { WalletsStore } from './accounts/WalletsStore.ts';
import { ContactsStore } from './contacts/ContactsStore.ts';
import { NotesStore } from './contacts/NotesStore.ts';
import { createFirstStores, type PersistedStores } from './createFirstStores.ts';
import { AppsStore } from './dapps/AppsStore.ts';
import { CosignerNames } from './multisig/CosignerNames.ts';
import { WALLET_TABLE } from './persistedStores.ts';
import { persisted } from './persistence/Persisted.ts';
import type { FirstStores, Stores } from './Stores.ts';
import { LazyStores } from './session/LazyStores.ts';
import { NetworkStore } from './settings/NetworkStore.ts';
import { TokenStore } from './TokenStore.ts';
import { TxStore } from './TxStore.ts';
import { ToolsStore } from './tools/ToolsStore.ts';

export type { Stores } from './Stores.ts';

/** Builds them on top of the first stores. No request is made before a store is called. */
export function addWalletStores(ports: Ports, first: FirstStores): PersistedStores<Stores> {
  const { session, keyrings, accounts, preferences } = first;
  const numberStyle = () => preferences.numberStyle;
  const contacts = new ContactsStore(ports);
  const tx = new TxStore(ports, accounts, session, keyrings, contacts, numberStyle);
  const stores: Stores = {
    ...first,
    wallets: new WalletsStore(ports, { session, keyrings, accounts }),
    contacts,
    notes: new NotesStore(),
    cosigners: new CosignerNames(),
    tx,
    tokens: new TokenStore(ports, { session, accounts, tx, numberStyle }),
    apps: new AppsStore(async () => {
      const [{ SiteRequestStore }, { PsbtDesk }] = await Promise.all([
        import('./dapps/SiteRequestStore.ts'),
        import('./psbt/PsbtDesk.ts'),
      ]);
      return new SiteRequestStore(ports, { ...stores, psbts: () => stores.lazy.of(PsbtDesk) });
    }),
    tools: new ToolsStore(ports, { session, accounts, tx }),
    network: new NetworkStore(ports),
    lazy: new LazyStores(ports, () => stores),
  };
  return { stores, persisted: persisted(WALLET_TABLE, stores, () => resetTransient(stores)) };
}

/** Resets what is never persisted. */
function resetTransient({ lazy, tx, tokens }: Stores): void {
  lazy.forget();
  tx.leave();
  tx.history.paid.reset();
  tokens.reset();
}

export function createStores(ports: Ports): Stores {
  let wallet: PersistedStores<Stores> | null = null;
  const first = createFirstStores(ports, () => wallet?.persisted ?? null);
  wallet = addWalletStores(ports, first.stores);
  return wallet.stores;
}
