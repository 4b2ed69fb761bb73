import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { Fault } from '../../../domain/fault.ts';

interface RemoveKeyringFrame {
  readonly wallet: WalletSummary;
  /** of all its accounts together */
  readonly balance: BalanceGlance;
  /** when its backup was checked last, milliseconds since 1970; null: never */
  readonly backedUpAtMs: number | null;
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
}

export type RemoveKeyringView = RemoveKeyringFrame &
  /** its name has to be typed */
  (
    | { readonly status: 'asking' }
    | { readonly status: 'removing' }
    /** the wallet is still there */
    | { readonly status: 'failed'; readonly fault: Fault }
    /** the only wallet, which does not leave alone */
    | { readonly status: 'last' }
  );

/** What a person does while removing a wallet. */
export interface RemoveKeyringEvents {
  readonly onRemove: () => void;
  readonly onCheckBackup: () => void;
  readonly onAdd: () => void;
  readonly onDeleteEverything: () => void;
}
