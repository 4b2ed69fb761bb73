// The history's rows under their headings, with filters and search above.
import { memo, useState } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FreshnessText } from '../../../components/feedback/FreshnessText.tsx';
import { ListLine } from '../../../components/lists/ListLine.tsx';
import { ListTail } from '../../../components/lists/ListTail.tsx';
import { lineHeight } from '../../../components/lists/listLines.ts';
import { TxRow } from '../../../components/lists/TxRow.tsx';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { describeDay } from '../../../i18n/format/describeTime.ts';
import { HISTORY_MESSAGES, searchedThrough } from '../../../i18n/messages/wallet/historyMessages.ts';
import { HistoryFilters, HistorySearch } from './HistoryFilters.tsx';
import { HistoryNotices } from './HistoryNotices.tsx';
import type { HistoryEvents, HistoryView } from './HistoryScreen.types.ts';
import { growingLines, type HistoryLine, type LineHeading } from './historyLines.ts';

type ListProps = Extract<HistoryView, { status: 'ready' }> & HistoryEvents;

/** Lines depend only on their entries. */
const ALONE = {};

const keyOf = ({ entry }: HistoryLine): string => entry.txid;

export function HistoryList(props: ListProps) {
  const { entries, freshness, nowMs, filter, sought, rest } = props;
  const [linesOf] = useState(growingLines);
  const lines = linesOf(entries, ALONE);
  const isOld = freshness.kind === 'stale' || freshness.kind === 'offline';
  const isPicking = filter !== 'all' || (sought ?? '').trim() !== '';
  return (
    <>
      {sought !== null && <HistorySearch sought={sought} onSearch={props.onSearch} />}
      <HistoryFilters filter={filter} onFilter={props.onFilter} />
      {isOld && <FreshnessText freshness={freshness} nowMs={nowMs} />}
      <HistoryNotices {...props} />
      {lines.length === 0 && rest.kind === 'end' ? (
        <NothingFound {...props} />
      ) : (
        <Lines key={`${filter} ${sought ?? ''}`} {...props} lines={lines} />
      )}
      {(lines.length > 0 || rest.kind !== 'end') && (
        <ListTail
          rest={rest}
          messages={HISTORY_MESSAGES}
          end={HISTORY_MESSAGES.end}
          progress={isPicking ? searchedThrough(props.known) : null}
          onMore={props.onMore}
        />
      )}
    </>
  );
}

function NothingFound({ known, onFilter, onSearch }: ListProps) {
  // nothing to filter: the notice above states what is missing
  if (known === 0) return null;
  const showAll = () => {
    onSearch(null);
    onFilter('all');
  };
  return (
    <EmptyState
      title={HISTORY_MESSAGES.noneTitle}
      text={HISTORY_MESSAGES.noneText}
      action={{ label: HISTORY_MESSAGES.showAll, onPress: showAll }}
    />
  );
}

function Lines({
  lines,
  rest,
  scrollPosition,
  ...row
}: ListProps & { readonly lines: readonly HistoryLine[] }) {
  return (
    <VirtualList
      items={lines}
      label={HISTORY_MESSAGES.list}
      keyOf={keyOf}
      heightOf={lineHeight}
      isOpenEnded={rest.kind !== 'end'}
      scrollPosition={scrollPosition}
      draw={(line) => (
        <Line
          line={line}
          label={row.labelOf(line.entry)}
          price={row.price}
          isHidden={row.isHidden}
          nowMs={row.nowMs}
          onEntry={row.onEntry}
        />
      )}
    />
  );
}

type LineProps = Pick<ListProps, 'price' | 'isHidden' | 'nowMs' | 'onEntry'> & {
  readonly line: HistoryLine;
  readonly label: string | null;
};

const Line = memo(function Line({ line, ...row }: LineProps) {
  const { entry, heading, isLast, isUnderDay } = line;
  return (
    <ListLine heading={heading === null ? null : nameHeading(heading, row.nowMs)} isLast={isLast}>
      <TxRow entry={entry} {...row} isUnderDay={isUnderDay} />
    </ListLine>
  );
});

function nameHeading(heading: LineHeading, nowMs: number): string {
  switch (heading.kind) {
    case 'needs-look':
      return HISTORY_MESSAGES.needsAttention;
    case 'on-its-way':
      return HISTORY_MESSAGES.onItsWay;
    case 'day':
      return describeDay(heading.dayMs, nowMs);
  }
}
