import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';

/** One account of the list. */
export interface AccountChoice extends NamedAddress {
  /** names it to the app */
  readonly key: string;
  /** where it lies in the wallet, for example m/44'/3'/0'/0/2; empty for a single key or address */
  readonly path: string;
  readonly balance: BalanceGlance;
  readonly isCurrent: boolean;
}

interface SwitchAccountFrame {
  /** the wallet on show */
  readonly wallet: WalletSummary;
  /** how many wallets there are */
  readonly walletCount: number;
  /** at least one */
  readonly accounts: readonly AccountChoice[];
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
}

export type SwitchAccountView = SwitchAccountFrame &
  /** more accounts can be made */
  (
    | { readonly status: 'ready' }
    /** one key or address: there is never a second account */
    | { readonly status: 'single' }
  );

/** What a person does with the list of accounts. Every `key` names an account. */
export interface SwitchAccountEvents {
  readonly onChoose: (key: string) => void;
  readonly onWallets: () => void;
  readonly onAdd: () => void;
  readonly onRename: (key: string) => void;
  readonly onCopy: (key: string) => void;
  readonly onShowKey: (key: string) => void;
}
