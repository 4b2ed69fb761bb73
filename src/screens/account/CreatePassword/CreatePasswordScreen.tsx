// Choosing the password that opens the wallet on this phone, with progress while the vault is created.
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

/** The password itself is held only by the fields. */
export type CreatePasswordView =
  | { readonly status: 'choosing' }
  | { readonly status: 'sealing'; readonly stage: VaultStage }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface CreatePasswordEvents {
  /** rates the password in addition to the screen's own rules; null or absent if not loaded (yet) */
  readonly score?: ScorePassword | null | undefined;
  /** the device's lock that could open the wallet; null or absent if there is none (yet). Off by default */
  readonly sensor?: BiometrySensor | null | undefined;
  readonly onCreate: (password: string, withBiometry: boolean) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
}

/** The first of two steps to a new wallet. */
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
