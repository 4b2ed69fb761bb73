// The moves of every token and file of the account: what is under way first, then everything else by day.
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FaultState } from '../../components/FaultState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { NoIndex } from '../../components/NoIndex.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { describeDay } from '../../text/describeTime.ts';
import { ACTIVITY_LIST_MESSAGES as MESSAGES } from '../../text/tokenActivityMessages.ts';
import { TOKEN_FORM_MESSAGES } from '../../text/tokenSendMessages.ts';
import { TransferHistoryList } from './TransferHistoryList.tsx';
import type { TransferHistoryEvents, TransferHistoryView } from './TransferHistoryScreen.types.ts';

type TransferHistoryProps = TransferHistoryView & TransferHistoryEvents;

/** Spec §2, route /drc20/transfer-history. */
export function TransferHistoryScreen(props: TransferHistoryProps) {
  const hasIndex = props.status !== 'unread';
  return (
    <Page
      title={MESSAGES.title}
      isCentred={props.status === 'empty' || props.status === 'failed'}
      {...(hasIndex && {
        trailing: <IconButton icon="refresh" label={MESSAGES.refresh} onPress={props.onRefresh} />,
      })}
    >
      <TransferHistoryBody {...props} />
    </Page>
  );
}

function TransferHistoryBody(props: TransferHistoryProps) {
  switch (props.status) {
    case 'unread':
      return (
        <NoIndex
          title={MESSAGES.unread}
          text={MESSAGES.unreadText}
          onReceive={props.onReceive}
          onHistory={props.onHistory}
        />
      );
    case 'loading':
      return (
        <div role="status" aria-label={MESSAGES.loading}>
          <Card title={describeDay(props.nowMs, props.nowMs)} padding="flush">
            <RowsSkeleton count={7} />
          </Card>
        </div>
      );
    case 'failed':
      return <FaultState fault={props.fault} onRetry={props.onRefresh} />;
    case 'empty':
      return (
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.emptyTitle}
          text={MESSAGES.emptyText}
          action={{ label: TOKEN_FORM_MESSAGES.toReceive, onPress: props.onReceive }}
        />
      );
    case 'ready':
      return <TransferHistoryList {...props} />;
  }
}
