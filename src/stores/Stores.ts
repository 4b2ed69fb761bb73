/** The stores, together. */
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

/** What every opening has: enough to welcome somebody new. */
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

/** What a wallet needs besides: loaded where there is one, or before somebody makes one. */
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
  /** those that only some screens need */
  readonly lazy: LazyStores<Stores>;
}

/** Every store of the app. */
export interface Stores extends FirstStores, WalletStores {}
