// The door: whose wallet it is, the password, and honest words when it does not open.
import { useState } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Form } from '../../components/Form.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Scene } from '../../components/Scene.tsx';
import { UNLOCK_WORDS as WORDS } from '../../text/accountWords.ts';
import { describeWrongPassword } from '../../text/describeUnlock.ts';
import { OPENING_STAGES } from '../../text/describeVaultStage.ts';
import { DoorName } from './DoorName.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import type { UnlockEvents, UnlockView } from './UnlockScreen.types.ts';
import { UnlockWait } from './UnlockWait.tsx';
import { VaultWork } from './VaultWork.tsx';

/** Unlocking. The password lives in the field and goes with the screen. */
export function UnlockScreen(props: UnlockView & UnlockEvents) {
  const [password, setPassword] = useState('');
  if (props.status === 'opening') {
    return <VaultWork label={WORDS.opening} stages={OPENING_STAGES} stage={props.stage} />;
  }
  if (props.status === 'no-vault') return <NoVault onStartOver={props.onStartOver} />;
  if (props.status === 'throttled') return <UnlockWait {...props} />;
  const canUnlock = password !== '';
  const unlock = () => props.onUnlock(password);
  return (
    <Page
      isLow
      bottom={<BottomAction label={WORDS.unlock} onPress={unlock} isEnabled={canUnlock} isBusy={false} />}
    >
      <Scene name="locked" size="small" />
      <DoorName account={props.account} />
      {props.isRequestWaiting && <Notice tone="note" title={WORDS.request} />}
      {props.status === 'failed' && <FaultNotice fault={props.fault} />}
      <Form canSubmit={canUnlock} onSubmit={unlock}>
        <PasswordField
          label={WORDS.password}
          purpose="current"
          text={password}
          onText={setPassword}
          hasFocus
          problem={props.status === 'wrong' ? describeWrongPassword(props.freeTriesLeft) : null}
        />
      </Form>
      <ForgottenPassword />
    </Page>
  );
}

function NoVault({ onStartOver }: Pick<UnlockEvents, 'onStartOver'>) {
  return (
    <Page
      isLow
      bottom={<BottomAction label={WORDS.startOver} onPress={onStartOver} isEnabled isBusy={false} />}
    >
      <Scene name="empty" />
      <Lead title={WORDS.noVaultTitle} text={WORDS.noVaultText} />
    </Page>
  );
}
