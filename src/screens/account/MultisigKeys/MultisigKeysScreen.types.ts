// What the page of a shared wallet's keys shows, and what can be done there.
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ListedCosigner } from '../CosignerList.tsx';
import type { CosignerNaming } from '../NameCosignerSheet.tsx';

export type MultisigKeysView =
  | { readonly status: 'loading' }
  /** the wallet on show is none that several people share */
  | { readonly status: 'none' }
  | {
      readonly status: 'ready';
      readonly required: number;
      readonly keys: readonly ListedCosigner[];
      readonly code: string;
      readonly descriptor: string;
      readonly copied: CopyOutcome | null;
      /** null while no code is shown, or until it is made */
      readonly row: CodeRow | null;
      readonly isCodeShown: boolean;
    }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface MultisigKeysEvents extends CosignerNaming {
  readonly onCopy: () => void;
  /** absent where the host takes no files */
  readonly onSave?: (() => void) | undefined;
  /** as the text that other wallets read; absent with the other */
  readonly onSaveForOthers?: (() => void) | undefined;
  readonly onShowCode: (isShown: boolean) => void;
  readonly onTryAgain: () => void;
  /** to the list of wallets */
  readonly onWallets: () => void;
}
