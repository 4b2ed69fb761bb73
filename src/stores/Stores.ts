/** The stores, together. */
import type { AccountStore } from './AccountStore.ts';
import type { AppsStore } from './AppsStore.ts';
import type { ContactsStore } from './ContactsStore.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { LazyStores } from './LazyStores.ts';
import type { NetworkStore } from './NetworkStore.ts';
import type { NotesStore } from './NotesStore.ts';
import type { PreferencesStore } from './PreferencesStore.ts';
import type { SessionStore } from './SessionStore.ts';
import type { TokenStore } from './TokenStore.ts';
import type { ToolsStore } from './ToolsStore.ts';
import type { TxStore } from './TxStore.ts';
import type { UiStore } from './UiStore.ts';
import type { WalletsStore } from './WalletsStore.ts';

/** Every store of the app. */
export interface Stores {
  readonly ui: UiStore;
  readonly session: SessionStore;
  readonly keyrings: KeyringStore;
  readonly accounts: AccountStore;
  readonly wallets: WalletsStore;
  readonly contacts: ContactsStore;
  readonly notes: NotesStore;
  readonly tx: TxStore;
  readonly tokens: TokenStore;
  readonly apps: AppsStore;
  readonly tools: ToolsStore;
  readonly preferences: PreferencesStore;
  readonly network: NetworkStore;
  /** those that only some screens need */
  readonly lazy: LazyStores<Stores>;
}
