// The three fields of a change of password.
import type { Dispatch, SetStateAction } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { PasswordMeter } from '../../../components/fields/PasswordMeter.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { passwordStrength } from '../../../domain/session/passwordStrength.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { CHANGE_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import type { ChangePasswordEvents } from './ChangePasswordScreen.types.ts';

/** What is in the fields. Secrets: kept nowhere else. */
export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly repeat: string;
}

/** Empty fields. */
export const NO_PASSWORDS: PasswordDraft = { current: '', next: '', repeat: '' };

interface ChangePasswordFieldsProps extends Pick<ChangePasswordEvents, 'score' | 'onChange'> {
  readonly draft: PasswordDraft;
  readonly onDraft: Dispatch<SetStateAction<PasswordDraft>>;
  /** the password of today was wrong; null while it was not tried */
  readonly freeTriesLeft: number | null;
}

/** A wrong password of today empties its field alone. */
export function ChangePasswordFields(props: ChangePasswordFieldsProps) {
  const { draft, onDraft, freeTriesLeft, score, onChange } = props;
  const { current, next, repeat } = draft;
  const strength = passwordStrength(next, score);
  const isSame = next !== '' && next === current;
  const canChange = current !== '' && strength.level !== 'unusable' && next === repeat && !isSame;
  const change = () => onChange(current, next);
  const put = (part: Partial<PasswordDraft>) => onDraft((now) => ({ ...now, ...part }));
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
          onText={(text) => put({ current: text })}
          problem={isWrong ? describeWrongPassword(freeTriesLeft) : null}
        />
        <PasswordField
          label={MESSAGES.next}
          purpose="new"
          text={next}
          onText={(text) => put({ next: text })}
          hint={<PasswordMeter password={next} strength={strength} />}
          problem={isSame ? MESSAGES.same : null}
        />
        <PasswordField
          label={MESSAGES.repeat}
          purpose="new"
          text={repeat}
          onText={(text) => put({ repeat: text })}
          problem={next.startsWith(repeat) ? null : MESSAGES.differs}
        />
      </Form>
    </Page>
  );
}
