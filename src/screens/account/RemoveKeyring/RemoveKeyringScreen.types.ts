import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { Fault } from '../../../domain/fault.ts';

interface RemoveKeyringFrame {
  readonly wallet: WalletSummary;
  /** of all its accounts together */
  readonly balance: BalanceGlance;
  /** when its backup was last checked, milliseconds since 1970; null: never */
  readonly backedUpAtMs: number | null;
  /** the user hides amounts */
  readonly isHidden: boolean;
}

export type RemoveKeyringView = RemoveKeyringFrame &
  (
    | { readonly status: 'asking' }
    | { readonly status: 'removing' }
    /** the wallet still exists */
    | { readonly status: 'failed'; readonly fault: Fault }
    /** the only wallet, which can't be removed alone */
    | { readonly status: 'last' }
  );

export interface RemoveKeyringEvents {
  readonly onRemove: () => void;
  readonly onCheckBackup: () => void;
  readonly onAdd: () => void;
  readonly onDeleteEverything: () => void;
}
