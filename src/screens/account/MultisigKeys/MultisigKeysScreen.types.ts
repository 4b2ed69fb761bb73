// View and events of a multisig wallet's keys page.
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ListedCosigner } from '../CosignerList.tsx';
import type { CosignerNaming } from '../NameCosignerSheet.tsx';

export type MultisigKeysView =
  | { readonly status: 'loading' }
  /** the current wallet isn't a multisig wallet */
  | { readonly status: 'none' }
  | {
      readonly status: 'ready';
      readonly required: number;
      readonly keys: readonly ListedCosigner[];
      readonly code: string;
      readonly descriptor: string;
      readonly copied: CopyOutcome | null;
      /** null while no code is shown, or until it is generated */
      readonly row: CodeRow | null;
      readonly isCodeShown: boolean;
    }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface MultisigKeysEvents extends CosignerNaming {
  readonly onCopy: () => void;
  /** absent if the host can't save files */
  readonly onSave?: (() => void) | undefined;
  /** in the format other wallets read; absent like the other */
  readonly onSaveForOthers?: (() => void) | undefined;
  readonly onShowCode: (isShown: boolean) => void;
  readonly onTryAgain: () => void;
  /** to the list of wallets */
  readonly onWallets: () => void;
}
