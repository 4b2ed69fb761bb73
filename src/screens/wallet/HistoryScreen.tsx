// History: what is under way first, then everything else by day.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FreshnessText } from '../../components/FreshnessText.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { OpenEntries } from '../../components/OpenEntries.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { TxRow } from '../../components/TxRow.tsx';
import { describeFault } from '../../text/describeFault.ts';
import { describeDay, groupByDay } from '../../text/describeTime.ts';
import styles from './HistoryScreen.module.css';
import type { HistoryEvents, HistoryView } from './HistoryScreen.types.ts';
import { HistoryTail } from './HistoryTail.tsx';

type HistoryProps = HistoryView & HistoryEvents;

/** All that moved money of this account (Spec §2, route /history). */
export function HistoryScreen(props: HistoryProps) {
  const isEmpty = props.status === 'empty';
  return (
    <Page
      title="History"
      isCentred={isEmpty || props.status === 'failed'}
      trailing={<IconButton icon="refresh" label="Look again" onPress={props.onRefresh} />}
      {...(isEmpty
        ? {
            bottom: <BottomAction label="Receive DOGE" isEnabled isBusy={false} onPress={props.onReceive} />,
          }
        : {})}
    >
      <HistoryBody {...props} />
    </Page>
  );
}

function HistoryBody(props: HistoryProps) {
  switch (props.status) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading your history">
          <Card title="Today" padding="flush">
            <RowsSkeleton count={7} />
          </Card>
        </div>
      );
    case 'failed': {
      const words = describeFault(props.fault);
      return (
        <EmptyState
          illustration={<Illustration name="offline" />}
          title={words.title}
          text={words.text}
          action={{ label: 'Try again', onPress: props.onRefresh }}
        />
      );
    }
    case 'empty':
      return (
        <EmptyState
          illustration={<Illustration name="empty" />}
          title="Nothing has happened yet"
          text="The first DOGE that comes in or goes out will stand here."
        />
      );
    case 'ready':
      return <HistoryList {...props} />;
  }
}

function HistoryList(props: Extract<HistoryProps, { status: 'ready' }>) {
  const { pending, entries, freshness, price, isHidden, nowMs, onEntry } = props;
  const row = { price, isHidden, nowMs, onEntry };
  const isOld = freshness.kind === 'stale' || freshness.kind === 'offline';
  return (
    <>
      {isOld && <FreshnessText freshness={freshness} nowMs={nowMs} />}
      <OpenEntries entries={pending} {...row} />
      {groupByDay(entries).map((day) => (
        <div key={day.dayMs} className={styles.day}>
          <Card title={describeDay(day.dayMs, nowMs)} padding="flush">
            {day.items.map((entry) => (
              <TxRow key={entry.txid} entry={entry} {...row} isUnderDay />
            ))}
          </Card>
        </div>
      ))}
      <HistoryTail rest={props.rest} onMore={props.onMore} />
    </>
  );
}
