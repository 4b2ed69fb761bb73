// The rows of history under their headings, with filters and search over them.
import { memo, useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FreshnessText } from '../../components/FreshnessText.tsx';
import { TxRow } from '../../components/TxRow.tsx';
import { VirtualList } from '../../components/VirtualList.tsx';
import { describeDay } from '../../text/describeTime.ts';
import { HISTORY_WORDS } from '../../text/historyWords.ts';
import { HistoryFilters, HistorySearch } from './HistoryFilters.tsx';
import styles from './HistoryScreen.module.css';
import type { HistoryEvents, HistoryView } from './HistoryScreen.types.ts';
import { HistoryTail } from './HistoryTail.tsx';
import { type HistoryLine, historyLines, type LineHeading } from './historyLines.ts';

type ListProps = Extract<HistoryView, { status: 'ready' }> & HistoryEvents;

/** About as high as a row is, and a heading with the space over it, CSS pixels. */
const ROW_HEIGHT = 65;
const HEADING_HEIGHT = 39;
const LAST_SPACE = 16;

const keyOf = ({ entry }: HistoryLine): string => entry.txid;

const heightOf = ({ heading, isLast }: HistoryLine): number =>
  ROW_HEIGHT + (heading === null ? 0 : HEADING_HEIGHT) + (isLast ? LAST_SPACE : 0);

/** Rows of days and groups. */
export function HistoryList(props: ListProps) {
  const { entries, freshness, nowMs, filter, sought, rest } = props;
  const lines = useMemo(() => historyLines(entries), [entries]);
  const isOld = freshness.kind === 'stale' || freshness.kind === 'offline';
  const isPicking = filter !== 'all' || (sought ?? '').trim() !== '';
  return (
    <>
      {sought !== null && <HistorySearch sought={sought} onSearch={props.onSearch} />}
      <HistoryFilters filter={filter} onFilter={props.onFilter} />
      {isOld && <FreshnessText freshness={freshness} nowMs={nowMs} />}
      {lines.length === 0 && rest.kind === 'end' ? (
        <NothingFound {...props} />
      ) : (
        <Lines key={`${filter} ${sought ?? ''}`} {...props} lines={lines} />
      )}
      {(lines.length > 0 || rest.kind !== 'end') && (
        <HistoryTail rest={rest} known={isPicking ? props.known : null} onMore={props.onMore} />
      )}
    </>
  );
}

function NothingFound({ onFilter, onSearch }: ListProps) {
  const showAll = () => {
    onSearch(null);
    onFilter('all');
  };
  return (
    <EmptyState
      title={HISTORY_WORDS.noneTitle}
      text={HISTORY_WORDS.noneText}
      action={{ label: HISTORY_WORDS.showAll, onPress: showAll }}
    />
  );
}

function Lines({ lines, rest, place, ...row }: ListProps & { readonly lines: readonly HistoryLine[] }) {
  return (
    <VirtualList
      items={lines}
      label={HISTORY_WORDS.list}
      keyOf={keyOf}
      heightOf={heightOf}
      isOpenEnded={rest.kind !== 'end'}
      place={place}
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
    <div className={styles.line} data-first={heading !== null || undefined} data-last={isLast || undefined}>
      {heading !== null && <h2 className={styles.heading}>{nameHeading(heading, row.nowMs)}</h2>}
      <div className={styles.row}>
        <TxRow entry={entry} {...row} isUnderDay={isUnderDay} />
      </div>
    </div>
  );
});

function nameHeading(heading: LineHeading, nowMs: number): string {
  switch (heading.kind) {
    case 'needs-look':
      return HISTORY_WORDS.needsLook;
    case 'on-its-way':
      return HISTORY_WORDS.onItsWay;
    case 'day':
      return describeDay(heading.dayMs, nowMs);
  }
}
