// What stands when no other screen does: that the coins are safe, the way home, and a report to copy.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Drawing, FAILURE } from '../../components/drawings/Drawing.tsx';
import { SceneFrame } from '../../components/drawings/SceneFrame.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { ERROR_MESSAGES as MESSAGES } from '../../text/startMessages.ts';
import styles from './ErrorScreen.module.css';
import type { ErrorEvents, ErrorView } from './ErrorScreen.types.ts';

const reasons = (): Readonly<Record<ErrorView['status'], string>> => ({
  crashed: MESSAGES.crashed,
  'part-missing': MESSAGES.partMissing,
  'unknown-place': MESSAGES.unknownPlace,
});

/** The default error page (Spec §2). */
export function ErrorScreen(props: ErrorView & ErrorEvents) {
  const { status, onHome, onReload } = props;
  const isPartMissing = status === 'part-missing';
  return (
    <Page
      isLow
      bottom={
        <>
          <BottomAction
            label={isPartMissing ? MESSAGES.reload : MESSAGES.home}
            onPress={isPartMissing ? onReload : onHome}
            isEnabled
            isBusy={false}
          />
          <Button tone="plain" isWide onPress={isPartMissing ? onHome : onReload}>
            {isPartMissing ? MESSAGES.home : MESSAGES.reload}
          </Button>
        </>
      }
    >
      <SceneFrame size="small">
        <Drawing name="failure">{FAILURE}</Drawing>
      </SceneFrame>
      <Lead title={MESSAGES.title} text={reasons()[status]} />
      <Notice tone="note" title={MESSAGES.safe} text={MESSAGES.safeText} />
      {status !== 'unknown-place' && <Report {...props} />}
    </Page>
  );
}

function Report({ report, isCopied, onCopyReport }: ErrorView & ErrorEvents) {
  return (
    <Card>
      <details className={styles.details}>
        <summary>{MESSAGES.report}</summary>
        <pre className={styles.report}>{report}</pre>
        <p className={styles.note}>{MESSAGES.reportText}</p>
      </details>
      <Button size="small" icon={isCopied ? 'check' : 'copy'} onPress={onCopyReport}>
        {isCopied ? MESSAGES.copied : MESSAGES.copy}
      </Button>
    </Card>
  );
}
