/** Builds the stores in the order of their dependencies. */
import type { Ports } from '../ports/Ports.ts';
import { AccountStore } from './AccountStore.ts';
import { BackupStore } from './BackupStore.ts';
import { ExportStore } from './ExportStore.ts';
import { eraseKept } from './eraseKept.ts';
import { ImportStore } from './ImportStore.ts';
import { KeyringStore } from './KeyringStore.ts';
import { NewWalletStore } from './NewWalletStore.ts';
import { SessionStore } from './SessionStore.ts';
import type { Stores } from './Stores.ts';
import { TxStore } from './TxStore.ts';
import { UiStore } from './UiStore.ts';
import { WalletsStore } from './WalletsStore.ts';

export type { Stores } from './Stores.ts';

/** Builds the stores over the ports. Nothing is asked of the outside before somebody calls a store. */
export function createStores(ports: Ports): Stores {
  const ui = new UiStore();
  const keyrings = new KeyringStore();
  const session = new SessionStore(ports, keyrings, () => eraseKept(stores, ports.state));
  const accounts = new AccountStore(ports);
  const newWallet = new NewWalletStore(ports, session, keyrings);
  const imports = new ImportStore(ports, session, keyrings, accounts);
  const wallets = new WalletsStore(ports, { session, keyrings, accounts });
  const exports = new ExportStore(ports, session);
  const backups = new BackupStore(ports, session, keyrings);
  const tx = new TxStore(ports, accounts, session);
  const stores: Stores = {
    ui,
    session,
    keyrings,
    accounts,
    newWallet,
    imports,
    wallets,
    exports,
    backups,
    tx,
  };
  return stores;
}
