// Asks for the password in a sheet: the field, the last result, and the button; or how long to wait.
import { type ReactNode, useState } from 'react';
import type { Fault } from '../../../domain/fault.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { PASSWORD_PROMPT_MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { Button } from '../../actions/Button.tsx';
import { FaultNotice } from '../../feedback/FaultNotice.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { RetryCountdown } from '../../feedback/RetryCountdown.tsx';
import { Form } from '../../fields/Form.tsx';
import { PasswordField } from '../../fields/PasswordField.tsx';

export type PasswordRejection =
  /** `freeTriesLeft` before waits begin */
  | { readonly status: 'wrong'; readonly freeTriesLeft: number }
  /** both milliseconds since 1970 */
  | { readonly status: 'throttled'; readonly untilMs: number; readonly nowMs: number };

/** The state of a password prompt. */
export type PasswordPrompt =
  | { readonly status: 'asking' }
  | PasswordRejection
  /** `stage` is null if the vault doesn't report it */
  | { readonly status: 'opening'; readonly stage: VaultStage | null }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The state of enabling the device's lock, which asks for the password first. */
export type BiometryEnrolment =
  | PasswordPrompt
  /** the host denied it, or doesn't store a key */
  | { readonly status: 'rejected' };

/** The state of a second confirmation. */
export type SecondConfirmationPrompt =
  | Exclude<PasswordPrompt, { readonly status: 'opening' }>
  | { readonly status: 'checking' }
  /** the device's lock no longer opens this wallet */
  | { readonly status: 'lost' }
  /** it failed twice in a row, and may have changed */
  | { readonly status: 'failing' };

export interface PasswordQuestionProps {
  readonly ask: BiometryEnrolment | SecondConfirmationPrompt;
  /** the button's label, and its label while the password is checked */
  readonly action: string;
  readonly busy: string;
  /** an alternative, above the field */
  readonly otherWay?: ReactNode;
  /** shown below the field if the device's lock failed */
  readonly notice?: string;
  readonly onPassword: (password: string) => void;
}

export const isTrying = ({ status }: PasswordQuestionProps['ask']): boolean =>
  status === 'checking' || status === 'opening';

/** The password is held only by the field. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { ask } = props;
  return ask.status === 'throttled' ? <RetryCountdown {...ask} /> : <Question {...props} />;
}

function Question({ ask, action, busy, otherWay, notice, onPassword }: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  const isBusy = isTrying(ask);
  const isUnhelped = ask.status === 'rejected' || ask.status === 'lost' || ask.status === 'failing';
  const canGoOn = password !== '' && !isBusy;
  const goOn = () => onPassword(password);
  return (
    <>
      {otherWay}
      <Form canSubmit={canGoOn} onSubmit={goOn}>
        <PasswordField
          label={PASSWORD_PROMPT_MESSAGES.password}
          purpose="current"
          text={password}
          onText={setPassword}
          hasFocus
          isDisabled={isBusy}
          problem={ask.status === 'wrong' ? describeWrongPassword(ask.freeTriesLeft) : null}
        />
        {isUnhelped && notice !== undefined && <Notice tone="caution" isLive title={notice} />}
        {ask.status === 'failed' && <FaultNotice fault={ask.fault} />}
        <Button isWide tone="gold" isDisabled={!canGoOn} isBusy={isBusy} onPress={goOn}>
          {isBusy ? busy : action}
        </Button>
      </Form>
    </>
  );
}
