import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';

/** One wallet of the list. */
export interface WalletChoice extends WalletSummary {
  readonly accounts: number;
  /** of all its accounts together */
  readonly balance: BalanceGlance;
  readonly isCurrent: boolean;
  /** the vault lacks its keys */
  readonly isMissing?: boolean;
  /** when its backup was checked last, milliseconds since 1970; null: never */
  readonly backedUpAtMs: number | null;
}

export interface SwitchKeyringView {
  readonly status: 'ready';
  /** in the person's own order, at least one */
  readonly wallets: readonly WalletChoice[];
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
}

/** What a person does with the list of wallets. Every `key` names a wallet. */
export interface SwitchKeyringEvents {
  readonly onChoose: (key: string) => void;
  readonly onAdd: () => void;
  readonly onRename: (key: string) => void;
  readonly onShowSecret: (key: string) => void;
  readonly onCheckBackup: (key: string) => void;
  /** @param index - from 0 */
  readonly onMove: (key: string, index: number) => void;
  readonly onRemove: (key: string) => void;
}
