import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { VaultNotice } from '../../../i18n/messages/accounts/missingMessages.ts';

/** A wallet whose keys the vault lacks. */
export interface MissingWallet extends WalletSummary {
  /** of all its accounts together, as last read */
  readonly balance: BalanceGlance;
  /** the wallet that has the same addresses and their keys; null while there is none */
  readonly importedAs: string | null;
}

interface MissingWalletsFrame {
  readonly wallets: readonly MissingWallet[];
  /** how many more are missing, whose names aren't known here */
  readonly unnamed: number;
  /** what is wrong, worst first */
  readonly notices: readonly VaultNotice[];
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
}

export type MissingWalletsView = MissingWalletsFrame &
  (
    | { readonly status: 'listed' }
    /** the host's copy is being read, or the vault changed */
    | { readonly status: 'working' }
    /** the host's copy has none of them, or the host did not answer */
    | { readonly status: 'not-found' }
    | { readonly status: 'failed'; readonly fault: Fault }
    /** nothing is missing, or not any more */
    | { readonly status: 'none' }
  );

/** What a person does about missing wallets. */
export interface MissingWalletsEvents {
  readonly onTakeBack: () => void;
  readonly onImport: () => void;
  readonly onFromFile: () => void;
  /** to the removal of one, which asks once more. @param key - of the wallet */
  readonly onLeave: (key: string) => void;
  /** gives up what has no name, and takes what is older as it is; after a word was typed */
  readonly onAccept: () => void;
  readonly onDone: () => void;
}
