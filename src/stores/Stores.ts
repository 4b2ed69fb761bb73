/** The stores, together. */
import type { AccountStore } from './AccountStore.ts';
import type { BackupStore } from './BackupStore.ts';
import type { ExportStore } from './ExportStore.ts';
import type { ImportStore } from './ImportStore.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { NewWalletStore } from './NewWalletStore.ts';
import type { SessionStore } from './SessionStore.ts';
import type { TxStore } from './TxStore.ts';
import type { UiStore } from './UiStore.ts';
import type { WalletsStore } from './WalletsStore.ts';

/** Every store of the app. */
export interface Stores {
  readonly ui: UiStore;
  readonly session: SessionStore;
  readonly keyrings: KeyringStore;
  readonly accounts: AccountStore;
  readonly newWallet: NewWalletStore;
  readonly imports: ImportStore;
  readonly wallets: WalletsStore;
  readonly exports: ExportStore;
  readonly backups: BackupStore;
  readonly tx: TxStore;
}
