// The first step to a secret: an explanation, three rules, and the password again.
import { useState } from 'react';
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Progress } from '../../components/feedback/Progress.tsx';
import { RetryCountdown } from '../../components/feedback/RetryCountdown.tsx';
import { VaultFailure } from '../../components/feedback/VaultFailure.tsx';
import { Form } from '../../components/fields/Form.tsx';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Scene } from '../../components/layout/Scene.tsx';
import { Steps } from '../../components/layout/Steps.tsx';
import type { PasswordPrompt } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import { UNLOCK_MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { describeWrongPassword } from '../../i18n/messages/app/describeUnlock.ts';
import { EXPORT_MESSAGES, PASSWORD_PROMPT_MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import { SecretRules } from './SecretRules.tsx';

interface PasswordStepProps {
  readonly title: string;
  readonly text: string;
  /** name of the wallet or account */
  readonly name: string;
  readonly ask: PasswordPrompt;
  readonly onPassword: (password: string) => void;
  readonly onRestart: () => void;
}

/** The password is held only by the field. */
export function PasswordStep(props: PasswordStepProps) {
  const { ask } = props;
  switch (ask.status) {
    case 'opening':
      return (
        <Page isCentred>
          <h1 className="heard">{PASSWORD_PROMPT_MESSAGES.opening}</h1>
          <Progress
            label={PASSWORD_PROMPT_MESSAGES.opening}
            stages={[PASSWORD_PROMPT_MESSAGES.opening]}
            current={0}
          />
        </Page>
      );
    case 'throttled':
      return (
        <Page isLow>
          <Scene name="locked" />
          <Lead title={UNLOCK_MESSAGES.throttledTitle} text={PASSWORD_PROMPT_MESSAGES.throttledText} />
          <RetryCountdown untilMs={ask.untilMs} nowMs={ask.nowMs} />
        </Page>
      );
    case 'failed':
      return (
        <VaultFailure
          fault={ask.fault}
          text={EXPORT_MESSAGES.failedText}
          action={{ label: EXPORT_MESSAGES.tryAgain, onPress: props.onRestart }}
        />
      );
    default:
      return (
        <Question
          {...props}
          problem={ask.status === 'wrong' ? describeWrongPassword(ask.freeTriesLeft) : null}
        />
      );
  }
}

function Question(props: PasswordStepProps & { readonly problem: string | null }) {
  const [password, setPassword] = useState('');
  const canGoOn = password !== '';
  const goOn = () => props.onPassword(password);
  return (
    <Page
      trailing={<Steps count={2} current={1} />}
      bottom={
        <BottomAction label={EXPORT_MESSAGES.continue} onPress={goOn} isEnabled={canGoOn} isBusy={false} />
      }
    >
      <Lead
        title={props.title}
        text={
          <>
            <bdi>{props.name}</bdi>. {props.text}
          </>
        }
      />
      <Form canSubmit={canGoOn} onSubmit={goOn}>
        <PasswordField
          label={PASSWORD_PROMPT_MESSAGES.password}
          purpose="current"
          text={password}
          onText={setPassword}
          problem={props.problem}
        />
      </Form>
      <SecretRules rules={EXPORT_MESSAGES.rules} />
    </Page>
  );
}
