// Choosing a password: visible while typed, or hidden and typed twice, since nobody can reset it.

import type { PasswordStrength } from '../../domain/session/passwordStrength.ts';
import { PASSWORD_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

/** Secret, held nowhere else. */
export interface NewPassword {
  readonly text: string;
  /** typed again, if hidden */
  readonly repeat: string;
  readonly isShown: boolean;
}

export const NO_PASSWORD: NewPassword = { text: '', repeat: '', isShown: true };

/** Whether it is strong enough, and typed correctly. */
export const isUsable = ({ text, repeat, isShown }: NewPassword, strength: PasswordStrength): boolean =>
  strength.level !== 'unusable' && (isShown || text === repeat);

interface NewPasswordFieldProps extends Pick<PasswordFieldProps, 'label' | 'problem' | 'hasFocus'> {
  readonly repeatLabel: string;
  readonly password: NewPassword;
  readonly onPassword: (change: (now: NewPassword) => NewPassword) => void;
  /** the strength of `password` */
  readonly strength: PasswordStrength;
}

/** One field while the password is visible; hiding it adds the second. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, repeatLabel, password, onPassword, strength, problem, hasFocus = false } = props;
  const { text, repeat, isShown } = password;
  const put = (part: Partial<NewPassword>) => onPassword((now) => ({ ...now, ...part }));
  return (
    <>
      <PasswordField
        label={label}
        purpose="new"
        text={text}
        onText={(next) => put({ text: next })}
        hint={<PasswordMeter password={text} strength={strength} />}
        problem={problem}
        hasFocus={hasFocus}
        visibility={{ isShown, onChange: (isShown) => put({ isShown, repeat: '' }) }}
      />
      {!isShown && (
        <PasswordField
          label={repeatLabel}
          purpose="new"
          text={repeat}
          onText={(next) => put({ repeat: next })}
          problem={text.startsWith(repeat) ? null : MESSAGES.differs}
        />
      )}
    </>
  );
}
