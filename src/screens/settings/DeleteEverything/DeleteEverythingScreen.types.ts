import type { BalanceGlance } from '../../../components/address/WalletSummary.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Fault } from '../../../domain/fault.ts';

/** A wallet that goes, and how it could come back. */
export interface LeavingWallet {
  readonly key: string;
  readonly name: string;
  /** of its first account: draws its dog */
  readonly address: string;
  readonly balance: BalanceGlance;
  readonly backup: 'checked' | 'unchecked' | 'watched' | 'shared' | 'shared-kept';
}

export type DeleteEverythingView = {
  /** empty when their names cannot be read */
  readonly wallets: readonly LeavingWallet[];
  /** the password was forgotten, and the wallets are to be brought back */
  readonly isForgotten: boolean;
  /** other chains that this Kennel opens: each keeps its wallets apart, and they stay */
  readonly otherNetworks: readonly Network[];
} & (
  | { readonly status: 'asking' }
  | { readonly status: 'working' }
  /** a part is gone: it can be tried again until all is */
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'done' }
);

export interface DeleteEverythingEvents {
  readonly onDelete: () => void;
  /** back to where the person came from */
  readonly onKeep: () => void;
  /** null while locked */
  readonly onBackupFile: (() => void) | null;
  readonly onBegin: () => void;
  readonly onFromFile: () => void;
}
