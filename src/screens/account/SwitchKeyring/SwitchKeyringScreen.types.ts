import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';

export interface WalletChoice extends WalletSummary {
  readonly accounts: number;
  /** of all its accounts together */
  readonly balance: BalanceGlance;
  readonly isCurrent: boolean;
  /** its keys are missing from the vault */
  readonly isMissing?: boolean;
  /** when its backup was last checked, milliseconds since 1970; null: never */
  readonly backedUpAtMs: number | null;
}

export interface SwitchKeyringView {
  readonly status: 'ready';
  /** in the user's order, at least one */
  readonly wallets: readonly WalletChoice[];
  /** the user hides amounts */
  readonly isHidden: boolean;
}

/** Every `key` identifies a wallet. */
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
