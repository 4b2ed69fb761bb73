// The transfers under their headings, with the filter above and the end of the list below.
import { useMemo } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FreshnessText } from '../../../components/feedback/FreshnessText.tsx';
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { LeftOutText } from '../../../components/lists/LeftOutText.tsx';
import { ListTail } from '../../../components/lists/ListTail.tsx';
import { lineHeight } from '../../../components/lists/listLines.ts';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import {
  describeReportedBy,
  ACTIVITY_LIST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { type ActivityLine, activityLines } from './activityLines.ts';
import { TransferHistoryLine } from './TransferHistoryLine.tsx';
import type { TransferHistoryEvents, TransferHistoryView } from './TransferHistoryScreen.types.ts';

type ListProps = Extract<TransferHistoryView, { status: 'ready' }> & TransferHistoryEvents;

/** Filter value for all tokens: a token's key is never empty. */
const ALL = '';

const keyOf = ({ row }: ActivityLine): string => row.key;

export function TransferHistoryList(props: ListProps) {
  const {
    rows,
    filter,
    rest,
    leftOut = 0,
    freshness,
    nowMs,
    isHidden,
    scrollPosition,
    onActivity,
    onBatch,
  } = props;
  const lines = useMemo(() => activityLines(rows), [rows]);
  const isOld = freshness.kind === 'stale' || freshness.kind === 'offline';
  return (
    <>
      <Filters {...props} />
      {isOld && <FreshnessText freshness={freshness} nowMs={nowMs} />}
      {leftOut > 0 && <LeftOutText count={leftOut} />}
      {lines.length === 0 && rest.kind === 'end' ? (
        <EmptyState
          title={MESSAGES.noneTitle}
          text={MESSAGES.noneText}
          action={{ label: MESSAGES.showAll, onPress: () => props.onFilter(null) }}
        />
      ) : (
        <VirtualList
          key={filter ?? ''}
          items={lines}
          label={MESSAGES.list}
          keyOf={keyOf}
          heightOf={lineHeight}
          isOpenEnded={rest.kind !== 'end'}
          scrollPosition={scrollPosition}
          draw={(line) => (
            <TransferHistoryLine
              line={line}
              isHidden={isHidden}
              nowMs={nowMs}
              onActivity={onActivity}
              onBatch={onBatch}
            />
          )}
        />
      )}
      <ListTail
        rest={rest}
        messages={MESSAGES}
        end={lines.length === 0 ? null : <ListEnd index={props.index} />}
        onMore={props.onMore}
      />
    </>
  );
}

function Filters({ filters, filter, onFilter }: ListProps) {
  if (filters.length < 2) return null;
  return (
    <SegmentedChips
      label={MESSAGES.filter}
      options={[
        { value: ALL, label: MESSAGES.all },
        ...filters.map(({ key, tick }) => ({ value: key, label: foreignText(tick) })),
      ]}
      chosen={filter ?? ALL}
      onChoose={(key) => onFilter(key === ALL ? null : key)}
      isStrip
    />
  );
}

/** The end of the list, and the index that reports it. */
function ListEnd({ index }: Pick<ListProps, 'index'>) {
  return (
    <>
      {MESSAGES.end}
      {index !== null && `. ${describeReportedBy(index)}.`}
    </>
  );
}
