// Changing the password: the one of today, the new one twice, and a word about what became of it.
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { TryCountdown } from '../../components/TryCountdown.tsx';
import { VaultFailure } from '../../components/VaultFailure.tsx';
import { VaultWork } from '../../components/VaultWork.tsx';
import { UNLOCK_WORDS } from '../../text/accountWords.ts';
import { CHANGING_STAGES } from '../../text/describeVaultStage.ts';
import { ASK_WORDS, CHANGE_WORDS as WORDS } from '../../text/securityWords.ts';
import { ChangePasswordFields, NO_PASSWORDS, type PasswordDraft } from './ChangePasswordFields.tsx';
import type { ChangePasswordEvents, ChangePasswordView } from './ChangePasswordScreen.types.ts';

type ChangePasswordProps = ChangePasswordView & ChangePasswordEvents;

/** Spec §2, route /settings/password. */
export function ChangePasswordScreen(props: ChangePasswordProps) {
  const [draft, setDraft] = useState(NO_PASSWORDS);
  switch (props.status) {
    case 'working':
      return (
        <VaultWork
          label={WORDS.working}
          text={WORDS.workingText}
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
          text={WORDS.failedText}
          action={{ label: WORDS.tryAgain, onPress: props.onTryAgain }}
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

function Waiting({ untilMs, nowMs, onBack }: Extract<ChangePasswordProps, { status: 'throttled' }>) {
  return (
    <Page isLow onBack={onBack}>
      <Scene name="locked" />
      <Lead title={UNLOCK_WORDS.throttledTitle} text={ASK_WORDS.throttledText} />
      <TryCountdown untilMs={untilMs} nowMs={nowMs} />
    </Page>
  );
}

function Done({ onBackupFile, onLeave }: ChangePasswordEvents) {
  return (
    <Page isLow bottom={<BottomAction label={WORDS.done} onPress={onLeave} isEnabled isBusy={false} />}>
      <Scene name="success" size="small" />
      <Lead title={WORDS.doneTitle} text={WORDS.doneText} />
      <Notice tone="note" title={WORDS.doneTip} />
      <Button isWide icon="file" onPress={onBackupFile}>
        {WORDS.makeBackup}
      </Button>
    </Page>
  );
}

function Interrupted({ onUnlock }: ChangePasswordEvents) {
  return (
    <Page isLow bottom={<BottomAction label={WORDS.unlock} onPress={onUnlock} isEnabled isBusy={false} />}>
      <Scene name="failure" />
      <Lead title={WORDS.interruptedTitle} text={WORDS.interruptedText} />
    </Page>
  );
}
