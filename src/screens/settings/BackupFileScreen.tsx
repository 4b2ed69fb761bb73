// Making a backup file: what it is, and three ways to carry it away.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Progress } from '../../components/Progress.tsx';
import { Scene } from '../../components/Scene.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import { VaultFailure } from '../../components/VaultFailure.tsx';
import { describeSize } from '../../text/describeBackupProblem.ts';
import { BACKUP_WORDS as WORDS } from '../../text/securityWords.ts';
import styles from './BackupFileScreen.module.css';
import type { BackupFileEvents, BackupFileView } from './BackupFileScreen.types.ts';
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
      return <Made {...props} />;
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

/** Browsers take files only for a press in the page, so the action stays there. */
function Made(props: Extract<BackupFileProps, { status: 'made' }>) {
  const { wasSaved, canShare, copied } = props;
  return (
    <Page
      isLow
      onBack={props.onBack}
      bottom={
        wasSaved ? (
          <BottomAction label={WORDS.done} onPress={props.onLeave} isEnabled isBusy={false} />
        ) : (
          <BottomAction isInPageOnly label={WORDS.save} onPress={props.onSave} isEnabled isBusy={false} />
        )
      }
    >
      <div className={styles.scene}>
        <Scene name="success" size="small" />
      </div>
      <Lead
        title={wasSaved ? WORDS.savedTitle : WORDS.madeTitle}
        text={wasSaved ? WORDS.savedText : WORDS.paper}
      />
      <Card padding="flush">
        <SettingRow
          icon="file"
          title={props.fileName}
          text={describeSize(props.bytes)}
          control={{ kind: 'none' }}
        />
      </Card>
      {props.hasShareFailed && <Notice tone="caution" isLive title={WORDS.shareFailed} />}
      <div className={styles.ways}>
        {wasSaved && (
          <Button size="small" onPress={props.onSave}>
            {WORDS.saveAgain}
          </Button>
        )}
        {canShare && (
          <Button size="small" icon="share" onPress={props.onShare}>
            {WORDS.share}
          </Button>
        )}
        <CopyButton label={WORDS.copy} outcome={copied} onCopy={props.onCopy} />
      </div>
    </Page>
  );
}
