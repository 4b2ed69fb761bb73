import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { FileDelivery, SavedFileCheck } from '../FileDelivery.ts';

export type BackupFileView = { readonly walletNames: readonly string[] } & (
  | { readonly status: 'idle' }
  | PasswordRejection
  | { readonly status: 'making' }
  | {
      readonly status: 'made';
      readonly fileName: string;
      /** size of the file */
      readonly bytes: number;
      readonly delivery: FileDelivery;
      readonly check: SavedFileCheck;
      readonly copied: CopyOutcome | null;
      /** the browser can hand files to other apps */
      readonly canShare: boolean;
      readonly hasShareFailed: boolean;
    }
  | { readonly status: 'failed'; readonly fault: Fault }
);

export interface BackupFileEvents {
  readonly onMake: (password: string) => void;
  readonly onSave: () => void;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  /** opens the saved file again, to compare it */
  readonly onCheckFile: (file: File) => void;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
