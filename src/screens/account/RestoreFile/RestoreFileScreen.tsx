// Restoring wallets from a file: choose it, type its password, see the result.
import { useState } from 'react';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import type { GivenView } from '../../../components/fields/GivenEvents.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';
import { RESTORING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';
import type { BackupFileFailure } from '../../../i18n/messages/settings/describeBackupProblem.ts';
import { RESTORE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { ChosenFile } from './FileChoice.tsx';
import { RestoreFileForm } from './RestoreFileForm.tsx';
import { type RestoredFile, RestoreFileResult } from './RestoreFileResult.tsx';

/** The file's text and its password are held only by the screen. */
export type RestoreFileView = {
  /** there is no vault yet: the file's password becomes this device's */
  readonly isNew: boolean;
} & Pick<GivenView, 'other'> &
  (
    | { readonly status: 'choosing' }
    | { readonly status: 'working'; readonly stage: VaultStage }
    | { readonly status: 'rejected'; readonly problem: BackupFileFailure }
    | ({ readonly status: 'restored' } & RestoredFile)
    | { readonly status: 'failed'; readonly fault: Fault }
  );

export interface RestoreFileEvents {
  /** receives the chosen or pasted text. @param drop - removes it from the screen */
  readonly onGiven?: (text: string, drop: () => void) => void;
  readonly onRestore: (file: string, password: string) => void;
  /** clears the last result */
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

/** Works without a vault, and with an open one. */
export function RestoreFileScreen(props: RestoreFileView & RestoreFileEvents) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const choose = (next: ChosenFile | null) => {
    setFile(next);
    props.onClear();
    if (next !== null) props.onGiven?.(next.text, () => setFile(null));
  };
  switch (props.status) {
    case 'working':
      return <VaultProgress label={MESSAGES.working} stages={RESTORING_STAGES} stage={props.stage} />;
    case 'restored':
      return <RestoreFileResult {...props} />;
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={{ label: MESSAGES.tryAgain, onPress: props.onClear }}
        />
      );
    default:
      return (
        <RestoreFileForm
          {...props}
          file={file}
          other={props.other ?? null}
          problem={props.status === 'rejected' ? props.problem : null}
          onFile={choose}
        />
      );
  }
}
