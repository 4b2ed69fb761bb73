import type { BalanceGlance } from '../../../components/address/WalletSummary.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Fault } from '../../../domain/fault.ts';

/** A wallet to be deleted, and how it could be restored. */
export interface LeavingWallet {
  readonly key: string;
  readonly name: string;
  /** of its first account: for its avatar */
  readonly address: string;
  readonly balance: BalanceGlance;
  readonly backup: 'checked' | 'unchecked' | 'watched' | 'shared' | 'shared-kept';
}

export type DeleteEverythingView = {
  /** empty when their names can't be read */
  readonly wallets: readonly LeavingWallet[];
  /** the password was forgotten, and the wallets are to be restored */
  readonly isForgotten: boolean;
  /** other chains of this Kennel: their wallets are separate, and stay */
  readonly otherNetworks: readonly Network[];
} & (
  | { readonly status: 'asking' }
  | { readonly status: 'working' }
  /** partly deleted: retry until all is */
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'done' }
);

export interface DeleteEverythingEvents {
  readonly onDelete: () => void;
  /** back to the previous screen */
  readonly onKeep: () => void;
  /** null while locked */
  readonly onBackupFile: (() => void) | null;
  readonly onBegin: () => void;
  readonly onFromFile: () => void;
}
