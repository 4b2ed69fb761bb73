// Creating a backup file: what it is, and three ways to save it.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { RetryCountdown } from '../../../components/feedback/RetryCountdown.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import { UNLOCK_MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { describeSize } from '../../../i18n/messages/settings/describeBackupProblem.ts';
import {
  BACKUP_MESSAGES as MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
  SAVED_FILE_MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import { FileMade, type MadeFile, type MadeFileEvents, type SavedFileCheck } from '../FileMade.tsx';
import { SecretRules } from '../SecretRules.tsx';

export type BackupFileView = {
  readonly walletNames: readonly string[];
  /** one of them is a multisig wallet */
  readonly hasShared: boolean;
} & (
  | { readonly status: 'idle' }
  | PasswordRejection
  | { readonly status: 'making' }
  /** `bytes`: size of the file */
  | ({ readonly status: 'made'; readonly bytes: number; readonly check: SavedFileCheck } & MadeFile)
  | { readonly status: 'failed'; readonly fault: Fault }
);

export interface BackupFileEvents extends MadeFileEvents {
  readonly onMake: (password: string) => void;
  /** opens the saved file to compare it */
  readonly onCheckFile: (file: File) => void;
  readonly onTryAgain: () => void;
}

type BackupFileProps = BackupFileView & BackupFileEvents;

/** The file is sealed before it leaves the key worker. */
export function BackupFileScreen(props: BackupFileProps) {
  switch (props.status) {
    case 'idle':
      return <Offer {...props} problem={null} />;
    case 'wrong':
      return <Offer {...props} problem={describeWrongPassword(props.freeTriesLeft)} />;
    case 'throttled':
      return (
        <Page isLow>
          <Scene name="locked" />
          <Lead title={UNLOCK_MESSAGES.throttledTitle} text={PASSWORD_PROMPT_MESSAGES.throttledText} />
          <RetryCountdown untilMs={props.untilMs} nowMs={props.nowMs} />
        </Page>
      );
    case 'making':
      return (
        <Page isCentred>
          <h1 className="heard">{MESSAGES.making}</h1>
          <Progress label={MESSAGES.making} stages={[MESSAGES.making]} current={0} />
        </Page>
      );
    case 'made':
      return (
        <FileMade
          {...props}
          messages={MESSAGES}
          advice={props.hasShared ? MESSAGES.sharedWalletText : MESSAGES.paper}
          size={describeSize(props.bytes)}
          proof={{ messages: SAVED_FILE_MESSAGES, check: props.check, onFile: props.onCheckFile }}
        />
      );
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={{ label: MESSAGES.tryAgain, onPress: props.onTryAgain }}
        />
      );
  }
}

/** The password is held only by the field; holding the unlocked phone is not enough to create a file. */
function Offer({ onMake, problem, hasShared }: BackupFileProps & { readonly problem: string | null }) {
  const [password, setPassword] = useState('');
  const canMake = password !== '';
  const make = () => onMake(password);
  return (
    <Page bottom={<BottomAction label={MESSAGES.make} onPress={make} isEnabled={canMake} isBusy={false} />}>
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canMake} onSubmit={make}>
        <PasswordField
          label={PASSWORD_PROMPT_MESSAGES.password}
          purpose="current"
          text={password}
          onText={setPassword}
          problem={problem}
        />
      </Form>
      <SecretRules rules={MESSAGES.rules} />
      {hasShared && (
        <Notice tone="caution" title={MESSAGES.sharedWalletTitle} text={MESSAGES.sharedWalletText} />
      )}
      <Notice tone="note" title={MESSAGES.paper} />
    </Page>
  );
}
