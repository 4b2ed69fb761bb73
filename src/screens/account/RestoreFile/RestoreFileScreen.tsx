// Bringing wallets back from a file: choose it, type its password, and see what came.
import { useState } from 'react';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import { RESTORING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';
import { RESTORE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { ChosenFile } from './ChosenFile.ts';
import { RestoreFileForm } from './RestoreFileForm.tsx';
import { RestoreFileResult } from './RestoreFileResult.tsx';
import type { RestoreFileEvents, RestoreFileView } from './RestoreFileScreen.types.ts';

/** Works without a vault, and with an open one. */
export function RestoreFileScreen(props: RestoreFileView & RestoreFileEvents) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const choose = (next: ChosenFile | null) => {
    setFile(next);
    props.onClear();
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
          problem={props.status === 'refused' ? props.problem : null}
          onFile={choose}
        />
      );
  }
}
