// Checking a backup: type it from the paper, and learn whether it restores this wallet.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { describeDate } from '../../../i18n/format/describeTime.ts';
import {
  EXPORT_MESSAGES,
  CHECK_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import { SecretNotice } from '../SecretNotice.tsx';
import type { CheckBackupEvents, CheckBackupView } from './CheckBackupScreen.types.ts';
import { CheckKeyForm } from './CheckKeyForm.tsx';
import { CheckPhraseForm } from './CheckPhraseForm.tsx';

/** Possible at any time; nothing leaves the device. */
export function CheckBackupScreen(props: CheckBackupView & CheckBackupEvents) {
  if (props.status === 'watch-only' && props.kind === 'multisig') {
    return (
      <SecretNotice
        scene="empty"
        title={MESSAGES.sharedWalletTitle}
        text={MESSAGES.sharedWalletText}
        action={{ label: MESSAGES.sharedWalletOpen, onPress: props.onShared }}
      />
    );
  }
  if (props.status === 'watch-only') {
    return (
      <SecretNotice
        scene="empty"
        title={MESSAGES.watchOnlyTitle}
        text={MESSAGES.watchOnlyText}
        action={{ label: EXPORT_MESSAGES.back, onPress: props.onLeave }}
      />
    );
  }
  if (props.status === 'matches') return <Matches {...props} />;
  const isPhrase = props.kind === 'words' || props.kind === 'words-and-passphrase';
  return isPhrase ? <CheckPhraseForm {...props} /> : <CheckKeyForm {...props} />;
}

type MatchesProps = Extract<CheckBackupView, { status: 'matches' }> & CheckBackupEvents;

/** The wallet's name, and the date. */
function Matches({ walletName, atMs, hasShared, onLeave }: MatchesProps) {
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.done} onPress={onLeave} isEnabled isBusy={false} />}>
      <Scene name="success" />
      <Lead
        title={MESSAGES.matchesTitle}
        text={
          <>
            {MESSAGES.matchesText} <bdi>{walletName}</bdi>, {describeDate(atMs)}.
            {hasShared && ` ${MESSAGES.sharedWalletsToo}`}
          </>
        }
      />
    </Page>
  );
}
