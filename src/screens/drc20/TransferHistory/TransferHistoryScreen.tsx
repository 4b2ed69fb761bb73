// All token and file transfers of the account: those under way first, then the rest by day.

import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../../components/feedback/NoIndex.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { describeDay } from '../../../i18n/format/describeTime.ts';
import { describeIndexFault, describeLeftOut } from '../../../i18n/messages/tokens/indexMessages.ts';
import { ACTIVITY_LIST_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_FORM_MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
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

const leftOutText = (count: number): readonly string[] => (count > 0 ? [`${describeLeftOut(count)}.`] : []);

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
      return (
        <FaultState fault={props.fault} text={describeIndexFault(props.fault)} onRetry={props.onRefresh} />
      );
    case 'empty':
      return (
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.emptyTitle}
          text={[MESSAGES.emptyText, ...leftOutText(props.leftOut ?? 0)].join(' ')}
          action={{ label: TOKEN_FORM_MESSAGES.toReceive, onPress: props.onReceive }}
        />
      );
    case 'ready':
      return <TransferHistoryList {...props} />;
  }
}
