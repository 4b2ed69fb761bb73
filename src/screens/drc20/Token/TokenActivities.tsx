// The last transfers of a token, and the link to all of them.

import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { ActivityRow } from '../../../components/lists/ActivityRow.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { describeLeftOut } from '../../../i18n/messages/tokens/indexMessages.ts';
import { wayOf } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_PAGE_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

const SHOWN = 4;

/** No index lists those of doginals. */
export function TokenActivities(props: TokenReady & TokenEvents) {
  const { activities, onAllActivity, onRetry } = props;
  if (activities.kind === 'unreported') return null;
  if (activities.kind === 'failed') {
    return <FaultNotice fault={activities.fault} meaning={MESSAGES.activityFailedToLoad} onRetry={onRetry} />;
  }
  return (
    <Card title={MESSAGES.activities} padding="flush">
      {activities.kind === 'loading' && <RowsSkeleton count={2} />}
      {activities.kind === 'known' && (activities.leftOut ?? 0) > 0 && (
        <p className={styles.note}>{describeLeftOut(activities.leftOut ?? 0)}</p>
      )}
      {activities.kind === 'known' && activities.activities.length === 0 && (
        <p className={styles.note}>{MESSAGES.noActivities}</p>
      )}
      {activities.kind === 'known' &&
        activities.activities
          .slice(0, SHOWN)
          .map((activity) => <RecentActivity key={keyOf(activity)} {...props} activity={activity} />)}
      <Row
        leading={<Avatar icon="history" />}
        title={MESSAGES.allActivities}
        onPress={onAllActivity}
        hasChevron
      />
    </Card>
  );
}

const keyOf = ({ revealTxid, commitTxid, op, timeMs }: TokenActivity): string =>
  `${revealTxid ?? commitTxid ?? timeMs} ${op}`;

const STATES = { pending: 'under-way', indexed: 'done', failed: 'failed' } as const;

interface RecentActivityProps
  extends Pick<TokenReady, 'account' | 'isHidden' | 'nowMs'>,
    Pick<TokenEvents, 'onActivity'> {
  readonly activity: TokenActivity;
}

function RecentActivity({ activity, account, isHidden, nowMs, onActivity }: RecentActivityProps) {
  const { status, subject, revealTxid } = activity;
  const way = wayOf(activity, account);
  return (
    <ActivityRow
      way={way}
      state={STATES[status.kind]}
      subject={subject}
      second={
        <SecondLine activity={activity} other={way === 'sent' ? activity.to : activity.from} nowMs={nowMs} />
      }
      isHidden={isHidden}
      onPress={revealTxid === null ? undefined : () => onActivity(revealTxid)}
    />
  );
}

interface SecondLineProps extends Pick<TokenReady, 'nowMs'> {
  readonly activity: TokenActivity;
  readonly other: DogeAddress | null;
}

function SecondLine({ activity: { status, timeMs }, other, nowMs }: SecondLineProps) {
  if (status.kind === 'failed') return MESSAGES.activityFailed;
  if (status.kind === 'pending') return MESSAGES.activityPending;
  return (
    <>
      {timeMs !== null && <TimeText atMs={timeMs} nowMs={nowMs} />}
      {other !== null && <span dir="ltr">&nbsp;· {shortAddress(other)}</span>}
    </>
  );
}
