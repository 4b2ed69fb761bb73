// Changing the password: the current one, the new one, and the result.
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { RetryCountdown } from '../../../components/feedback/RetryCountdown.tsx';
import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { VaultProgress } from '../../../components/feedback/VaultProgress.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { UNLOCK_MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import { CHANGING_STAGES } from '../../../i18n/messages/app/describeVaultStage.ts';
import {
  CHANGE_MESSAGES as MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import { ChangePasswordFields, NO_PASSWORDS, type PasswordDraft } from './ChangePasswordFields.tsx';
import type { ChangePasswordEvents, ChangePasswordView } from './ChangePasswordScreen.types.ts';

type ChangePasswordProps = ChangePasswordView & ChangePasswordEvents;

/** Spec §2, route /settings/password. */
export function ChangePasswordScreen(props: ChangePasswordProps) {
  const [draft, setDraft] = useState(NO_PASSWORDS);
  switch (props.status) {
    case 'working':
      return (
        <VaultProgress
          label={MESSAGES.working}
          text={MESSAGES.workingText}
          stages={CHANGING_STAGES}
          stage={props.stage}
        />
      );
    case 'throttled':
      return <Waiting {...props} />;
    case 'done':
      return <Done {...props} />;
    case 'interrupted':
      return <Interrupted {...props} />;
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={{ label: MESSAGES.tryAgain, onPress: props.onTryAgain }}
        />
      );
    default:
      return <Filling {...props} draft={draft} onDraft={setDraft} />;
  }
}

interface FillingProps {
  readonly draft: PasswordDraft;
  readonly onDraft: Dispatch<SetStateAction<PasswordDraft>>;
}

function Filling(props: ChangePasswordProps & FillingProps) {
  const freeTriesLeft = props.status === 'wrong' ? props.freeTriesLeft : null;
  return (
    <ChangePasswordFields
      {...props}
      freeTriesLeft={freeTriesLeft}
      onChange={(current, next) => {
        props.onDraft((now) => ({ ...now, current: '' }));
        props.onChange(current, next);
      }}
    />
  );
}

function Waiting({ untilMs, nowMs }: Extract<ChangePasswordProps, { status: 'throttled' }>) {
  return (
    <Page isLow>
      <Scene name="locked" />
      <Lead title={UNLOCK_MESSAGES.throttledTitle} text={PASSWORD_PROMPT_MESSAGES.throttledText} />
      <RetryCountdown untilMs={untilMs} nowMs={nowMs} />
    </Page>
  );
}

function Done({ onBackupFile, onLeave }: ChangePasswordEvents) {
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.done} onPress={onLeave} isEnabled isBusy={false} />}>
      <Scene name="success" size="small" />
      <Lead title={MESSAGES.doneTitle} text={MESSAGES.doneText} />
      <Notice tone="note" title={MESSAGES.doneTip} />
      <Button isWide icon="file" onPress={onBackupFile}>
        {MESSAGES.makeBackup}
      </Button>
    </Page>
  );
}

function Interrupted({ onUnlock }: ChangePasswordEvents) {
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.unlock} onPress={onUnlock} isEnabled isBusy={false} />}>
      <Scene name="failure" />
      <Lead title={MESSAGES.interruptedTitle} text={MESSAGES.interruptedText} />
    </Page>
  );
}
