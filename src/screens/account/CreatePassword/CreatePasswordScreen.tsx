// Choosing the password that opens the wallet on this phone, and watching the strongbox being made.
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { PasswordMeter } from '../../../components/fields/PasswordMeter.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ScorePassword } from '../../../domain/session/passwordStrength.ts';
import { passwordStrength } from '../../../domain/session/passwordStrength.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { SEALING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';

/** What choosing a password shows. The password itself lives in the fields and nowhere else. */
export type CreatePasswordView =
  | { readonly status: 'choosing' }
  | { readonly status: 'sealing'; readonly stage: VaultStage }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface CreatePasswordEvents {
  /** judges what is typed beside the screen's own judgement; null or absent where it is not there (yet) */
  readonly score?: ScorePassword | null | undefined;
  readonly onCreate: (password: string) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
}

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
  const { score, onCreate } = props;
  return <Fields draft={draft} onDraft={setDraft} score={score} onCreate={onCreate} />;
}

interface FieldsProps extends Pick<CreatePasswordEvents, 'score' | 'onCreate'> {
  readonly draft: Draft;
  readonly onDraft: Dispatch<SetStateAction<Draft>>;
}

function Fields({ draft, onDraft, score, onCreate }: FieldsProps) {
  const { password, repeat } = draft;
  const strength = passwordStrength(password, score);
  const canCreate = strength.level !== 'unusable' && password === repeat;
  const create = () => onCreate(password);
  return (
    <Page
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
