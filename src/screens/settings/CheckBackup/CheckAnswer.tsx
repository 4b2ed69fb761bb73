// The result of comparing a backup, and its earlier state.
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { describeImportProblem } from '../../../i18n/messages/accounts/describeImportProblem.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  describeEnteredCopy,
  describeOtherWords,
  describeWantedCopy,
} from '../../../i18n/messages/settings/describeBackupCopy.ts';
import { CHECK_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { describeLastCheck } from '../../../i18n/messages/settings/settingsMessages.ts';
import type { CheckBackupView, CopyDifference } from './CheckBackupScreen.types.ts';

/** Shown above the fields, where the user looks after the press. */
export function CheckAnswer(props: CheckBackupView) {
  switch (props.status) {
    case 'different':
      return (
        <Notice
          tone="problem"
          isLive
          title={MESSAGES.differentTitle}
          text={describeDifference(props.difference, props.kind)}
        />
      );
    case 'unreadable':
      return (
        <Notice
          tone="problem"
          isLive
          title={MESSAGES.unreadableTitle}
          text={describeImportProblem(props.problem)}
        />
      );
    case 'failed':
      return <FaultNotice fault={props.fault} />;
    default:
      return props.checkedAtMs === null ? null : (
        <Notice tone="note" title={describeLastCheck(props.checkedAtMs, props.nowMs)} />
      );
  }
}

/** The difference, as far as known. */
function describeDifference(difference: CopyDifference | null, kind: WalletKind): string {
  if (difference?.kind === 'other-kind')
    return [describeEnteredCopy(difference.typed), describeWantedCopy(kind)].join(' ');
  if (difference !== null)
    return `${describeOtherWords(difference.typed, difference.kept)} ${MESSAGES.rightCopy}`;
  return kind === 'words-and-passphrase'
    ? `${MESSAGES.differentText} ${MESSAGES.differentPassphrase}`
    : MESSAGES.differentText;
}

/** Under the heading: whose backup it is, and that it stays on the device. */
export function CheckIntroduction({ walletName }: { readonly walletName: string }) {
  return (
    <>
      <bdi>{walletName}</bdi>. {MESSAGES.text}
    </>
  );
}
