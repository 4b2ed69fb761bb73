/** Builds the stores in the order of their dependencies. */
import type { Ports } from '../ports/Ports.ts';
import { AccountStore } from './AccountStore.ts';
import { KeyringStore } from './KeyringStore.ts';
import { NewWalletStore } from './NewWalletStore.ts';
import { SessionStore } from './SessionStore.ts';
import { TxStore } from './TxStore.ts';
import { UiStore } from './UiStore.ts';

/** Every store of the app. */
export interface Stores {
  readonly ui: UiStore;
  readonly session: SessionStore;
  readonly keyrings: KeyringStore;
  readonly accounts: AccountStore;
  readonly newWallet: NewWalletStore;
  readonly tx: TxStore;
}

/** Builds the stores over the ports. Nothing is asked of the outside before somebody calls a store. */
export function createStores(ports: Ports): Stores {
  const ui = new UiStore();
  const keyrings = new KeyringStore();
  const session = new SessionStore(ports, keyrings);
  const accounts = new AccountStore(ports);
  const newWallet = new NewWalletStore(ports, session, keyrings);
  const tx = new TxStore(ports, accounts, session);
  return { ui, session, keyrings, accounts, newWallet, tx };
}
