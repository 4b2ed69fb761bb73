// The file, then its password.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { CodeNotice, type OtherText } from '../../../components/layout/CodeNotice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  type BackupFileFailure,
  describeBackupFileProblem,
} from '../../../i18n/messages/settings/describeBackupProblem.ts';
import { RESTORE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { type ChosenFile, FileChoice } from './FileChoice.tsx';

interface RestoreFileFormProps {
  readonly isNew: boolean;
  readonly file: ChosenFile | null;
  /** the chosen text, if it belongs elsewhere */
  readonly other: OtherText | null;
  /** why the last try failed; null if there was none */
  readonly problem: BackupFileFailure | null;
  readonly onFile: (file: ChosenFile | null) => void;
  readonly onRestore: (file: string, password: string) => void;
}

/** The password is held only by the field. */
export function RestoreFileForm(props: RestoreFileFormProps) {
  const { file, problem, onFile } = props;
  const [password, setPassword] = useState('');
  const isWrong = problem?.kind === 'wrong-password';
  const trouble = problem === null || isWrong ? null : describeBackupFileProblem(problem);
  const canRestore = file !== null && password !== '' && trouble === null;
  const restore = () => file !== null && props.onRestore(file.text, password);
  return (
    <Page
      bottom={
        <BottomAction label={MESSAGES.restore} onPress={restore} isEnabled={canRestore} isBusy={false} />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {trouble !== null && <Notice tone="problem" isLive title={trouble.title} text={trouble.text} />}
      <CodeNotice isReading={false} problem={props.other} />
      <FileChoice file={file} onFile={onFile} />
      {file !== null && trouble === null && (
        <Form canSubmit={canRestore} onSubmit={restore}>
          <PasswordField
            label={MESSAGES.password}
            purpose="current"
            text={password}
            onText={setPassword}
            hint={props.isNew ? `${MESSAGES.passwordHint} ${MESSAGES.newVault}` : MESSAGES.passwordHint}
            problem={isWrong && password === '' ? MESSAGES.wrong : null}
          />
        </Form>
      )}
      {isWrong && <Notice tone="note" title={MESSAGES.forgotten} />}
    </Page>
  );
}
