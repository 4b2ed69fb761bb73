// Making a backup file: what it is, and three ways to carry it away.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Progress } from '../../components/Progress.tsx';
import { VaultFailure } from '../../components/VaultFailure.tsx';
import { describeSize } from '../../text/describeBackupProblem.ts';
import { SAVED_FILE_WORDS, BACKUP_WORDS as WORDS } from '../../text/securityWords.ts';
import type { BackupFileEvents, BackupFileView } from './BackupFileScreen.types.ts';
import { FileMade } from './FileMade.tsx';
import { SecretRules } from './SecretRules.tsx';

type BackupFileProps = BackupFileView & BackupFileEvents;

/** The file is sealed before it leaves the key worker. */
export function BackupFileScreen(props: BackupFileProps) {
  switch (props.status) {
    case 'idle':
      return <Offer {...props} />;
    case 'making':
      return (
        <Page isCentred>
          <h1 className="heard">{WORDS.making}</h1>
          <Progress label={WORDS.making} stages={[WORDS.making]} current={0} />
        </Page>
      );
    case 'made':
      return (
        <FileMade
          {...props}
          words={WORDS}
          advice={WORDS.paper}
          size={describeSize(props.bytes)}
          proof={{ words: SAVED_FILE_WORDS, check: props.check, onFile: props.onCheckFile }}
        />
      );
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={WORDS.failedText}
          action={{ label: WORDS.tryAgain, onPress: props.onTryAgain }}
        />
      );
  }
}

function Offer({ onMake, onBack }: BackupFileProps) {
  return (
    <Page
      onBack={onBack}
      bottom={<BottomAction label={WORDS.make} onPress={onMake} isEnabled isBusy={false} />}
    >
      <Lead title={WORDS.title} text={WORDS.text} />
      <SecretRules rules={WORDS.rules} />
      <Notice tone="note" title={WORDS.paper} />
    </Page>
  );
}
