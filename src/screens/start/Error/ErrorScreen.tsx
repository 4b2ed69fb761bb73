// Shown when no other screen can be: the coins are safe, the way home, and a report to copy.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Drawing, FAILURE } from '../../../components/art/parts/Drawing.tsx';
import { SceneFrame } from '../../../components/art/parts/SceneFrame.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { ERROR_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from './ErrorScreen.module.css';

/** The failures that leave no other screen. */
export type ErrorView = {
  /** redacted: no key, phrase, password, address or amount; shown exactly as copied */
  readonly report: string;
  /** for two seconds after the report was copied */
  readonly isCopied: boolean;
} & (
  | { readonly status: 'crashed' }
  /** the host configures no servers, or invalid ones */
  | { readonly status: 'misconfigured' }
  /** Telegram's launch data can't be read */
  | { readonly status: 'launch-unreadable' }
  /** a part of the app did not load: offline, or a newer version is out */
  | { readonly status: 'part-missing' }
  | { readonly status: 'unknown-route' }
);

export interface ErrorEvents {
  readonly onHome: () => void;
  /** reloads the app */
  readonly onReload: () => void;
  readonly onCopyReport: () => void;
}

const reasons = (): Readonly<Record<ErrorView['status'], string>> => ({
  crashed: MESSAGES.crashed,
  misconfigured: MESSAGES.misconfigured,
  'launch-unreadable': MESSAGES.launchUnreadable,
  'part-missing': MESSAGES.partMissing,
  'unknown-route': MESSAGES.unknownRoute,
});

/** The default error page (Spec §2). */
export function ErrorScreen(props: ErrorView & ErrorEvents) {
  const { status, onHome, onReload } = props;
  // no wallet opens without servers, or for an unknown user
  const hasNoWallet = status === 'misconfigured' || status === 'launch-unreadable';
  const isForLater = status === 'part-missing' || hasNoWallet;
  return (
    <Page
      isLow
      bottom={
        <>
          <BottomAction
            label={isForLater ? MESSAGES.reload : MESSAGES.home}
            onPress={isForLater ? onReload : onHome}
            isEnabled
            isBusy={false}
          />
          {!hasNoWallet && (
            <Button tone="plain" isWide onPress={isForLater ? onHome : onReload}>
              {isForLater ? MESSAGES.home : MESSAGES.reload}
            </Button>
          )}
        </>
      }
    >
      <SceneFrame size="small">
        <Drawing name="failure">{FAILURE}</Drawing>
      </SceneFrame>
      <Lead title={MESSAGES.title} text={reasons()[status]} />
      <Notice tone="note" title={MESSAGES.safe} text={MESSAGES.safeText} />
      {status !== 'unknown-route' && <Report {...props} />}
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
