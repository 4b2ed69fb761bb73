// Choosing the password that opens the wallet on this phone, and watching the strongbox being made.
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { PasswordMeter } from '../../components/PasswordMeter.tsx';
import { Steps } from '../../components/Steps.tsx';
import { VaultFailure } from '../../components/VaultFailure.tsx';
import { VaultProgress } from '../../components/VaultProgress.tsx';
import { passwordStrength } from '../../domain/session/passwordStrength.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../text/accountMessages.ts';
import { SEALING_STAGES } from '../../text/describeVaultStage.ts';
import type { CreatePasswordEvents, CreatePasswordView } from './CreatePasswordScreen.types.ts';

/** Both fields; they live as long as the screen and are kept nowhere else. */
interface Draft {
  readonly password: string;
  readonly repeat: string;
}

/** The first of three steps to a wallet. */
export function CreatePasswordScreen(props: CreatePasswordView & CreatePasswordEvents) {
  const [draft, setDraft] = useState<Draft>({ password: '', repeat: '' });
  if (props.status === 'sealing') {
    return (
      <VaultProgress
        label={MESSAGES.sealing}
        text={MESSAGES.sealingText}
        stages={SEALING_STAGES}
        stage={props.stage}
      />
    );
  }
  if (props.status === 'failed') {
    return (
      <VaultFailure
        fault={props.fault}
        text={MESSAGES.failedText}
        action={{ label: MESSAGES.tryAgain, onPress: props.onTryAgain }}
      />
    );
  }
  return <Fields draft={draft} onDraft={setDraft} onCreate={props.onCreate} onBack={props.onBack} />;
}

interface FieldsProps extends Pick<CreatePasswordEvents, 'onCreate' | 'onBack'> {
  readonly draft: Draft;
  readonly onDraft: Dispatch<SetStateAction<Draft>>;
}

function Fields({ draft, onDraft, onCreate, onBack }: FieldsProps) {
  const { password, repeat } = draft;
  const strength = passwordStrength(password);
  const canCreate = strength.level !== 'unusable' && password === repeat;
  const create = () => onCreate(password);
  return (
    <Page
      onBack={onBack}
      trailing={<Steps count={3} current={1} />}
      bottom={<BottomAction label={MESSAGES.create} onPress={create} isEnabled={canCreate} isBusy={false} />}
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canCreate} onSubmit={create}>
        <PasswordField
          label={MESSAGES.password}
          purpose="new"
          text={password}
          onText={(text) => onDraft((now) => ({ ...now, password: text }))}
          hint={<PasswordMeter password={password} strength={strength} />}
        />
        <PasswordField
          label={MESSAGES.repeat}
          purpose="new"
          text={repeat}
          onText={(text) => onDraft((now) => ({ ...now, repeat: text }))}
          problem={password.startsWith(repeat) ? null : MESSAGES.differs}
        />
      </Form>
    </Page>
  );
}
