import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';

export interface AccountChoice extends NamedAddress {
  /** identifies it */
  readonly key: string;
  /** its path, for example m/44'/3'/0'/0/2; empty for a single key or address */
  readonly path: string;
  readonly balance: BalanceGlance;
  readonly isCurrent: boolean;
}

interface SwitchAccountFrame {
  /** the current wallet */
  readonly wallet: WalletSummary;
  /** number of wallets */
  readonly walletCount: number;
  /** at least one */
  readonly accounts: readonly AccountChoice[];
  /** the user hides amounts */
  readonly isHidden: boolean;
}

export type SwitchAccountView = SwitchAccountFrame &
  /** more accounts can be created */
  (
    | { readonly status: 'ready' }
    /** a single key or address: no second account is possible */
    | { readonly status: 'single' }
  );

/** Every `key` identifies an account. */
export interface SwitchAccountEvents {
  readonly onChoose: (key: string) => void;
  readonly onWallets: () => void;
  readonly onAdd: () => void;
  readonly onRename: (key: string) => void;
  readonly onCopy: (key: string) => void;
  readonly onShowKey: (key: string) => void;
}
