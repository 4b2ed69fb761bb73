// The fields of a password change.
import type { Dispatch, SetStateAction } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import {
  isUsable,
  type NewPassword,
  NewPasswordField,
  NO_PASSWORD,
} from '../../../components/fields/NewPasswordField.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { passwordStrength } from '../../../domain/session/passwordStrength.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { CHANGE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { ChangePasswordEvents } from './ChangePasswordScreen.types.ts';

/** Secrets, held only by the fields. */
export interface PasswordDraft {
  readonly current: string;
  readonly next: NewPassword;
}

export const NO_PASSWORDS: PasswordDraft = { current: '', next: NO_PASSWORD };

interface ChangePasswordFieldsProps extends Pick<ChangePasswordEvents, 'score' | 'onChange'> {
  readonly draft: PasswordDraft;
  readonly onDraft: Dispatch<SetStateAction<PasswordDraft>>;
  /** the current password was wrong; null if it wasn't tried */
  readonly freeTriesLeft: number | null;
}

/** A wrong current password clears only its own field. */
export function ChangePasswordFields(props: ChangePasswordFieldsProps) {
  const { draft, onDraft, freeTriesLeft, score, onChange } = props;
  const { current, next } = draft;
  const strength = passwordStrength(next.text, score);
  const isSame = next.text !== '' && next.text === current;
  const canChange = current !== '' && isUsable(next, strength) && !isSame;
  const change = () => onChange(current, next.text);
  const isWrong = freeTriesLeft !== null && current === '';
  return (
    <Page
      bottom={<BottomAction label={MESSAGES.change} onPress={change} isEnabled={canChange} isBusy={false} />}
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Form canSubmit={canChange} onSubmit={change}>
        <PasswordField
          label={MESSAGES.current}
          purpose="current"
          text={current}
          onText={(text) => onDraft((now) => ({ ...now, current: text }))}
          problem={isWrong ? describeWrongPassword(freeTriesLeft) : null}
        />
        <NewPasswordField
          label={MESSAGES.next}
          repeatLabel={MESSAGES.repeat}
          password={next}
          onPassword={(change) => onDraft((now) => ({ ...now, next: change(now.next) }))}
          strength={strength}
          problem={isSame ? MESSAGES.same : null}
        />
      </Form>
    </Page>
  );
}
