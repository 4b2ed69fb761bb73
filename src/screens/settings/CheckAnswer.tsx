// What came of comparing a backup, and how it stood before.
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeImportProblem } from '../../text/describeImportProblem.ts';
import { CHECK_WORDS as WORDS } from '../../text/securityWords.ts';
import { describeLastCheck } from '../../text/settingsWords.ts';
import type { CheckBackupView } from './CheckBackupScreen.types.ts';

/** Above the fields: the answer is what the eye looks for after the press. */
export function CheckAnswer(props: CheckBackupView) {
  switch (props.status) {
    case 'different':
      return (
        <Notice
          tone="problem"
          isLive
          title={WORDS.differentTitle}
          text={
            props.kind === 'words-and-passphrase'
              ? `${WORDS.differentText} ${WORDS.differentPassphrase}`
              : WORDS.differentText
          }
        />
      );
    case 'unreadable':
      return (
        <Notice
          tone="problem"
          isLive
          title={WORDS.unreadableTitle}
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

/** Under the heading: whose backup it is, and that it stays here. */
export function CheckIntroduction({ walletName }: { readonly walletName: string }) {
  return (
    <>
      <bdi>{walletName}</bdi>. {WORDS.text}
    </>
  );
}
