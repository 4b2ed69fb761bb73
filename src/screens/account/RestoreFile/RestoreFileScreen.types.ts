import type { Fault } from '../../../domain/fault.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';
import type { BackupFileTrouble } from '../../../i18n/messages/settings/describeBackupProblem.ts';

/** What restoring from a file shows. The file's text and its password live in the screen and nowhere else. */
export type RestoreFileView = {
  /** there is no vault yet: the file's password becomes this device's */
  readonly isNew: boolean;
} & (
  | { readonly status: 'choosing' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'refused'; readonly problem: BackupFileTrouble }
  | {
      readonly status: 'restored';
      /** of the wallets that came */
      readonly walletNames: readonly string[];
      readonly knownCount: number;
    }
  | { readonly status: 'failed'; readonly fault: Fault }
);

export interface RestoreFileEvents {
  readonly onRestore: (file: string, password: string) => void;
  /** the last answer is forgotten */
  readonly onClear: () => void;
  readonly onOpen: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
