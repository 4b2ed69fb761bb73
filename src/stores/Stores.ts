/** Types of the stores. */
import type { AccountStore } from './AccountStore.ts';
import type { WalletsStore } from './accounts/WalletsStore.ts';
import type { ContactsStore } from './contacts/ContactsStore.ts';
import type { NotesStore } from './contacts/NotesStore.ts';
import type { AppsStore } from './dapps/AppsStore.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { CosignerNames } from './multisig/CosignerNames.ts';
import type { SessionStore } from './SessionStore.ts';
import type { LazyStores } from './session/LazyStores.ts';
import type { NetworkStore } from './settings/NetworkStore.ts';
import type { PreferencesStore } from './settings/PreferencesStore.ts';
import type { TokenStore } from './TokenStore.ts';
import type { TxStore } from './TxStore.ts';
import type { ToolsStore } from './tools/ToolsStore.ts';
import type { UiStore } from './UiStore.ts';
import type { UnlockStore } from './UnlockStore.ts';

/** Stores that exist from the start: enough for the welcome screen. */
export interface FirstStores {
  /** as in the ports */
  readonly isCold: boolean;
  readonly ui: UiStore;
  readonly session: SessionStore;
  readonly unlocking: UnlockStore;
  readonly keyrings: KeyringStore;
  readonly accounts: AccountStore;
  readonly preferences: PreferencesStore;
}

/** Stores of a wallet: loaded when there is one, or before one is created. */
export interface WalletStores {
  readonly wallets: WalletsStore;
  readonly contacts: ContactsStore;
  readonly notes: NotesStore;
  readonly cosigners: CosignerNames;
  readonly tx: TxStore;
  readonly tokens: TokenStore;
  readonly apps: AppsStore;
  readonly tools: ToolsStore;
  readonly network: NetworkStore;
  /** stores that only some screens need */
  readonly lazy: LazyStores<Stores>;
}

export interface Stores extends FirstStores, WalletStores {}
