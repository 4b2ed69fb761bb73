// The moves under their headings, with the filter over them and what follows the last one.
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Chip } from '../../components/Chip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { FreshnessText } from '../../components/FreshnessText.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { VirtualList } from '../../components/VirtualList.tsx';
import { seenName } from '../../domain/content/seenName.ts';
import { describeTeller, MOVES_WORDS as WORDS } from '../../text/tokenMoveWords.ts';
import { type MoveLine, moveLines } from './moveLines.ts';
import { TransferHistoryLine } from './TransferHistoryLine.tsx';
import styles from './TransferHistoryScreen.module.css';
import type { TransferHistoryEvents, TransferHistoryView } from './TransferHistoryScreen.types.ts';

type ListProps = Extract<TransferHistoryView, { status: 'ready' }> & TransferHistoryEvents;

/** About as high as a row is, and a heading with the space over it, CSS pixels. */
const ROW_HEIGHT = 65;
const HEADING_HEIGHT = 39;
const LAST_SPACE = 16;

const keyOf = ({ row }: MoveLine): string => row.key;

const heightOf = ({ heading, isLast }: MoveLine): number =>
  ROW_HEIGHT + (heading === null ? 0 : HEADING_HEIGHT) + (isLast ? LAST_SPACE : 0);

/** Rows of days and groups. */
export function TransferHistoryList(props: ListProps) {
  const { rows, filter, rest, freshness, nowMs, isHidden, place, onMove, onBatch } = props;
  const lines = useMemo(() => moveLines(rows), [rows]);
  const isOld = freshness.kind === 'stale' || freshness.kind === 'offline';
  return (
    <>
      <Filters {...props} />
      {isOld && <FreshnessText freshness={freshness} nowMs={nowMs} />}
      {lines.length === 0 && rest.kind === 'end' ? (
        <EmptyState
          title={WORDS.noneTitle}
          text={WORDS.noneText}
          action={{ label: WORDS.showAll, onPress: () => props.onFilter(null) }}
        />
      ) : (
        <VirtualList
          key={filter ?? ''}
          items={lines}
          label={WORDS.list}
          keyOf={keyOf}
          heightOf={heightOf}
          isOpenEnded={rest.kind !== 'end'}
          place={place}
          draw={(line) => (
            <TransferHistoryLine
              line={line}
              isHidden={isHidden}
              nowMs={nowMs}
              onMove={onMove}
              onBatch={onBatch}
            />
          )}
        />
      )}
      <Tail {...props} isBare={lines.length === 0} />
    </>
  );
}

function Filters({ filters, filter, onFilter }: ListProps) {
  if (filters.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its chips
    <div className={styles.filters} role="group" aria-label={WORDS.filter}>
      <Chip label={WORDS.all} isOn={filter === null} onPress={() => onFilter(null)} />
      {filters.map(({ key, tick }) => (
        <Chip key={key} label={seenName(tick)} isOn={key === filter} onPress={() => onFilter(key)} />
      ))}
    </div>
  );
}

function Tail({ rest, index, isBare, onMore }: ListProps & { readonly isBare: boolean }) {
  switch (rest.kind) {
    case 'end':
      return isBare ? null : (
        <p className={styles.tail}>
          {WORDS.end}
          {index !== null && `. ${describeTeller(index)}.`}
        </p>
      );
    case 'more':
      return <MoreButton onMore={onMore} />;
    case 'loading':
      return (
        <div role="status" aria-label={WORDS.loadingMore}>
          <Card padding="flush">
            <RowsSkeleton count={2} />
          </Card>
        </div>
      );
    case 'failed':
      return <FaultNotice fault={rest.fault} meaning={WORDS.missing} onRetry={onMore} />;
  }
}

/** Asks for more when it comes into sight; the button is for keyboards and for browsers that cannot tell. */
function MoreButton({ onMore }: Pick<ListProps, 'onMore'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [onMore]);
  return (
    <div ref={place} className={styles.tail}>
      <Button tone="plain" size="small" onPress={onMore}>
        {WORDS.more}
      </Button>
    </div>
  );
}
