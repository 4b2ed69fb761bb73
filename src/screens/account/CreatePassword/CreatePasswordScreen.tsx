// Choosing the password that opens the wallet on this phone, and watching the strongbox being made.
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import {
  isUsable,
  type NewPassword,
  NewPasswordField,
  NO_PASSWORD,
} from '../../../components/fields/NewPasswordField.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Steps } from '../../../components/layout/Steps.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ScorePassword } from '../../../domain/session/passwordStrength.ts';
import { passwordStrength } from '../../../domain/session/passwordStrength.ts';
import type { BiometrySensor, VaultStage } from '../../../domain/session/unlocking.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { SEALING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';
import { QuickUnlockOffer } from './QuickUnlockOffer.tsx';

/** What choosing a password shows. The password itself lives in the fields and nowhere else. */
export type CreatePasswordView =
  | { readonly status: 'choosing' }
  | { readonly status: 'sealing'; readonly stage: VaultStage }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface CreatePasswordEvents {
  /** judges what is typed beside the screen's own judgement; null or absent where it is not there (yet) */
  readonly score?: ScorePassword | null | undefined;
  /** the lock that the device could open the wallet by; null or absent where there is none (yet). It is off until it is asked for */
  readonly sensor?: BiometrySensor | null | undefined;
  readonly onCreate: (password: string, withBiometry: boolean) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
}

/** The first of two steps to a wallet. */
export function CreatePasswordScreen(props: CreatePasswordView & CreatePasswordEvents) {
  const [password, setPassword] = useState(NO_PASSWORD);
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
  return <Fields {...props} password={password} onPassword={setPassword} />;
}

interface FieldsProps extends Pick<CreatePasswordEvents, 'score' | 'sensor' | 'onCreate'> {
  readonly password: NewPassword;
  readonly onPassword: Dispatch<SetStateAction<NewPassword>>;
}

function Fields({ password, onPassword, score, sensor, onCreate }: FieldsProps) {
  const [withBiometry, setWithBiometry] = useState(false);
  const strength = passwordStrength(password.text, score);
  const canCreate = isUsable(password, strength);
  const create = () => onCreate(password.text, withBiometry);
  return (
    <Page
      trailing={<Steps count={2} current={1} />}
      bottom={<BottomAction label={MESSAGES.create} onPress={create} isEnabled={canCreate} isBusy={false} />}
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canCreate} onSubmit={create}>
        <NewPasswordField
          label={MESSAGES.password}
          repeatLabel={MESSAGES.repeat}
          password={password}
          onPassword={onPassword}
          strength={strength}
          hasFocus
        />
      </Form>
      {sensor && <QuickUnlockOffer sensor={sensor} isOn={withBiometry} onChange={setWithBiometry} />}
    </Page>
  );
}
