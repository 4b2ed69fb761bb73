// Asks for the password in a sheet: the field, what came of the last try, and the button; or how long to wait.
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

/** A password that was turned down. */
export type PasswordRejection =
  /** `freeTriesLeft` before waiting begins */
  | { readonly status: 'wrong'; readonly freeTriesLeft: number }
  /** both milliseconds since 1970 */
  | { readonly status: 'throttled'; readonly untilMs: number; readonly nowMs: number };

/** The state of asking for a password, on whatever screen asks. */
export type PasswordPrompt =
  | { readonly status: 'asking' }
  | PasswordRejection
  /** `stage` is null where the vault does not tell of it */
  | { readonly status: 'opening'; readonly stage: VaultStage | null }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The state of turning the device's own lock on; the password is asked for first. */
export type BiometryEnrolment =
  | PasswordPrompt
  /** the host did not allow it, or keeps no key */
  | { readonly status: 'rejected' };

/** The state of asking again before something is sent. */
export type SecondConfirmationPrompt =
  | Exclude<PasswordPrompt, { readonly status: 'opening' }>
  | { readonly status: 'checking' }
  /** the device's lock no longer stands for this wallet */
  | { readonly status: 'lost' }
  /** it failed twice in a row, and may have changed */
  | { readonly status: 'failing' };

export interface PasswordQuestionProps {
  readonly ask: BiometryEnrolment | SecondConfirmationPrompt;
  /** what the button says, and what it says while the password is tried */
  readonly action: string;
  readonly busy: string;
  /** another way, above the field */
  readonly otherWay?: ReactNode;
  /** said below the field where the device's own lock did not help */
  readonly notice?: string;
  readonly onPassword: (password: string) => void;
}

/** Whether a password is being tried. */
export const isTrying = ({ status }: PasswordQuestionProps['ask']): boolean =>
  status === 'checking' || status === 'opening';

/** The password lives in the field and goes with the question. */
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
