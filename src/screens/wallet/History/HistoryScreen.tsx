// History: pending transfers first, then the rest by day; with filter and search.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { describeDay } from '../../../i18n/format/describeTime.ts';
import { HISTORY_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryEvents, HistoryView } from './HistoryScreen.types.ts';

type HistoryProps = HistoryView & HistoryEvents;

/** Everything that changed this account's balance (Spec §2, route /history). */
export function HistoryScreen(props: HistoryProps) {
  const isEmpty = props.status === 'empty';
  return (
    <Page
      title={HISTORY_MESSAGES.title}
      isCentred={isEmpty || props.status === 'failed'}
      trailing={<HistoryTools {...props} />}
      {...(isEmpty
        ? {
            bottom: (
              <BottomAction
                label={HISTORY_MESSAGES.receive}
                isEnabled
                isBusy={false}
                onPress={props.onReceive}
              />
            ),
          }
        : {})}
    >
      <HistoryBody {...props} />
    </Page>
  );
}

function HistoryTools(props: HistoryProps) {
  const isSearching = props.status === 'ready' && props.sought !== null;
  return (
    <>
      {props.status === 'ready' && (
        <IconButton
          icon={isSearching ? 'close' : 'search'}
          label={isSearching ? HISTORY_MESSAGES.endSearch : HISTORY_MESSAGES.search}
          onPress={() => props.onSearch(isSearching ? null : '')}
        />
      )}
      <IconButton icon="refresh" label={HISTORY_MESSAGES.refresh} onPress={props.onRefresh} />
    </>
  );
}

function HistoryBody(props: HistoryProps) {
  switch (props.status) {
    case 'loading':
      return (
        <div role="status" aria-label={HISTORY_MESSAGES.loading}>
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
          title={HISTORY_MESSAGES.emptyTitle}
          text={HISTORY_MESSAGES.emptyText}
        />
      );
    case 'ready':
      return <HistoryList {...props} />;
  }
}
