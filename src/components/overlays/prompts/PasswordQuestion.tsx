// Asks for the password in a sheet: the field, what came of the last try, and the button; or how long to wait.
import { type ReactNode, useState } from 'react';
import type { Fault } from '../../../domain/fault.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { PASSWORD_PROMPT_MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { Button } from '../../actions/Button.tsx';
import { FaultNotice } from '../../feedback/FaultNotice.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { RetryCountdown } from '../../feedback/RetryCountdown.tsx';
import { Form } from '../../fields/Form.tsx';
import { PasswordField } from '../../fields/PasswordField.tsx';

/** The state of the prompt. */
export type PasswordQuestionPrompt =
  /** `refused` and `lost`: the device's own lock did not help, and `notice` says how */
  | { readonly status: 'asking' | 'checking' | 'opening' | 'refused' | 'lost' }
  /** `freeTriesLeft` before waiting begins */
  | { readonly status: 'wrong'; readonly freeTriesLeft: number }
  /** both milliseconds since 1970 */
  | { readonly status: 'throttled'; readonly untilMs: number; readonly nowMs: number }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface PasswordQuestionProps {
  readonly ask: PasswordQuestionPrompt;
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
export const isTrying = ({ status }: PasswordQuestionPrompt): boolean =>
  status === 'checking' || status === 'opening';

/** The password lives in the field and goes with the question. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { ask } = props;
  return ask.status === 'throttled' ? <RetryCountdown {...ask} /> : <Question {...props} />;
}

function Question({ ask, action, busy, otherWay, notice, onPassword }: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  const isBusy = isTrying(ask);
  const isUnhelped = ask.status === 'refused' || ask.status === 'lost';
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
