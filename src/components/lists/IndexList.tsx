// Every token index: what it covers, its height, and an assessment.
import { type IndexReport, isUpToDate } from '../../domain/drc20/judgeIndexes.ts';
import { describeFaultKind } from '../../i18n/messages/app/describeFault.ts';
import {
  describeLeftOut,
  describeReading,
  INDEX_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/indexMessages.ts';
import { Button } from '../actions/Button.tsx';
import { Avatar } from '../address/Avatar.tsx';
import { Card } from '../layout/Card.tsx';
import { TimeText } from '../layout/TimeText.tsx';
import styles from './IndexList.module.css';

export interface IndexListProps {
  readonly reports: readonly IndexReport[];
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
  readonly onAskAgain: () => void;
}

/** For a sheet. */
export function IndexList({ reports, nowMs, onAskAgain }: IndexListProps) {
  return (
    <>
      <p className={styles.text}>{MESSAGES.text}</p>
      <Card padding="flush">
        <ul>
          {reports.map((report) => (
            <li key={`${report.kind} ${report.name}`} className={styles.index}>
              <IndexAvatar report={report} />
              <span className={styles.textBlock}>
                <span className={styles.name} dir="ltr">
                  {report.name}
                </span>
                <span>{MESSAGES[report.kind]}</span>
                <Reading report={report} nowMs={nowMs} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Button isWide icon="refresh" onPress={onAskAgain}>
        {MESSAGES.askAgain}
      </Button>
    </>
  );
}

function IndexAvatar({ report }: { readonly report: IndexReport }) {
  if (report.status === 'silent') return <Avatar icon="offline" tone="caution" />;
  if (!isUpToDate(report.behind)) return <Avatar icon="clock" tone="caution" />;
  return <Avatar icon="server" tone="received" />;
}

function Reading({ report, nowMs }: { readonly report: IndexReport; readonly nowMs: number }) {
  if (report.status === 'answers') {
    return (
      <>
        <span data-tone={isUpToDate(report.behind) ? undefined : 'caution'} className={styles.reading}>
          {describeReading(report)}
        </span>
        {report.leftOut ? (
          <span data-tone="caution" className={styles.reading}>
            {describeLeftOut(report.leftOut)}
          </span>
        ) : null}
      </>
    );
  }
  return (
    <>
      <span data-tone="caution" className={styles.reading}>
        {describeFaultKind(report.fault.kind).title}
      </span>
      <span>
        {report.lastAtMs === null ? (
          MESSAGES.neverAnswered
        ) : (
          <>
            {MESSAGES.lastAnswer} <TimeText atMs={report.lastAtMs} nowMs={nowMs} />
          </>
        )}
      </span>
    </>
  );
}
