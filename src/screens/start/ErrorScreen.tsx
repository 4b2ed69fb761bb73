// What stands when no other screen does: that the coins are safe, the way home, and a report to copy.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Drawing, FAILURE } from '../../components/drawings/Drawing.tsx';
import { SceneFrame } from '../../components/drawings/SceneFrame.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { ERROR_WORDS as WORDS } from '../../text/startWords.ts';
import styles from './ErrorScreen.module.css';
import type { ErrorEvents, ErrorView } from './ErrorScreen.types.ts';

const reasons = (): Readonly<Record<ErrorView['status'], string>> => ({
  crashed: WORDS.crashed,
  'part-missing': WORDS.partMissing,
  'unknown-place': WORDS.unknownPlace,
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
            label={isPartMissing ? WORDS.reload : WORDS.home}
            onPress={isPartMissing ? onReload : onHome}
            isEnabled
            isBusy={false}
          />
          <Button tone="plain" isWide onPress={isPartMissing ? onHome : onReload}>
            {isPartMissing ? WORDS.home : WORDS.reload}
          </Button>
        </>
      }
    >
      <SceneFrame size="small">
        <Drawing name="failure">{FAILURE}</Drawing>
      </SceneFrame>
      <Lead title={WORDS.title} text={reasons()[status]} />
      <Notice tone="note" title={WORDS.safe} text={WORDS.safeText} />
      {status !== 'unknown-place' && <Report {...props} />}
    </Page>
  );
}

function Report({ report, isCopied, onCopyReport }: ErrorView & ErrorEvents) {
  return (
    <Card>
      <details className={styles.details}>
        <summary>{WORDS.report}</summary>
        <pre className={styles.report}>{report}</pre>
        <p className={styles.note}>{WORDS.reportText}</p>
      </details>
      <Button size="small" icon={isCopied ? 'check' : 'copy'} onPress={onCopyReport}>
        {isCopied ? WORDS.copied : WORDS.copy}
      </Button>
    </Card>
  );
}
