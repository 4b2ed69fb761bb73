// The unlock screen: the wallet's owner, quick unlock, the password, and clear errors.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { UNLOCK_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { describeWrongPassword } from '../../../i18n/messages/app/describeUnlock.ts';
import { OPENING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';
import {
  BIOMETRY_MESSAGES,
  biometryIcon,
  UNLOCK_STATE_MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { UnlockName } from './UnlockName.tsx';
import type { UnlockEvents, UnlockView } from './UnlockScreen.types.ts';
import { UnlockWait } from './UnlockWait.tsx';

export function UnlockScreen(props: UnlockView & UnlockEvents) {
  switch (props.status) {
    case 'opening':
      return <VaultProgress label={MESSAGES.opening} stages={OPENING_STAGES} stage={props.stage} />;
    case 'restoring':
      return <Restoring />;
    case 'no-vault':
      return <NoVault onStartOver={props.onStartOver} />;
    case 'throttled':
      return <UnlockWait {...props} />;
    default:
      return <UnlockAttempt {...props} />;
  }
}

/** The password is held only by the field. */
function UnlockAttempt(props: UnlockView & UnlockEvents) {
  const [password, setPassword] = useState('');
  const canUnlock = password !== '';
  const unlock = () => props.onUnlock(password);
  return (
    <Page
      isLow
      bottom={<BottomAction label={MESSAGES.unlock} onPress={unlock} isEnabled={canUnlock} isBusy={false} />}
    >
      <Scene name="locked" size="small" />
      <UnlockName account={props.account} />
      <UnlockNotices {...props} />
      <Form canSubmit={canUnlock} onSubmit={unlock}>
        <PasswordField
          label={MESSAGES.password}
          purpose="current"
          text={password}
          onText={setPassword}
          hasFocus={props.biometry === null}
          problem={props.status === 'wrong' ? describeWrongPassword(props.freeTriesLeft) : null}
        />
      </Form>
      {props.biometry !== null && (
        <Button isWide icon={biometryIcon(props.biometry)} onPress={props.onBiometry}>
          {BIOMETRY_MESSAGES[props.biometry].unlock}
        </Button>
      )}
      <ForgottenPassword onForgotten={props.onForgotten} />
    </Page>
  );
}

function UnlockNotices(props: UnlockView) {
  return (
    <>
      {props.isRequestWaiting && <Notice tone="note" title={MESSAGES.request} />}
      {props.isAfterChange && <Notice tone="note" title={UNLOCK_STATE_MESSAGES.afterChange} />}
      {props.status === 'biometry-changed' && (
        <Notice
          tone="note"
          isLive
          title={UNLOCK_STATE_MESSAGES.changedTitle}
          text={UNLOCK_STATE_MESSAGES.changedText}
        />
      )}
      {props.status === 'biometry-failing' && (
        <Notice
          tone="caution"
          isLive
          title={UNLOCK_STATE_MESSAGES.failingTitle}
          text={UNLOCK_STATE_MESSAGES.failingText}
        />
      )}
      {props.status === 'failed' && <FaultNotice fault={props.fault} />}
    </>
  );
}

function Restoring() {
  return (
    <Page isCentred>
      <h1 className="heard">{UNLOCK_STATE_MESSAGES.restoring}</h1>
      <Progress
        label={UNLOCK_STATE_MESSAGES.restoring}
        stages={[UNLOCK_STATE_MESSAGES.restoring]}
        current={0}
      />
    </Page>
  );
}

function NoVault({ onStartOver }: Pick<UnlockEvents, 'onStartOver'>) {
  return (
    <Page
      isLow
      bottom={<BottomAction label={MESSAGES.startOver} onPress={onStartOver} isEnabled isBusy={false} />}
    >
      <Scene name="empty" />
      <Lead title={MESSAGES.noVaultTitle} text={MESSAGES.noVaultText} />
    </Page>
  );
}
