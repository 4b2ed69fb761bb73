// What follows the last row: more, its loading, its failure, or the end.
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { HISTORY_WORDS, lookedThrough } from '../../text/historyWords.ts';
import styles from './HistoryScreen.module.css';
import type { HistoryRest } from './HistoryScreen.types.ts';

interface HistoryTailProps {
  readonly rest: HistoryRest;
  /** how many were looked through, while only some are shown; null while all are */
  readonly known: number | null;
  readonly onMore: () => void;
}

/** Asks for more when it comes into sight; the button is for keyboards and for browsers that cannot tell. */
export function HistoryTail({ rest, known, onMore }: HistoryTailProps) {
  switch (rest.kind) {
    case 'end':
      return <p className={styles.tail}>{HISTORY_WORDS.end}</p>;
    case 'more':
      return <MoreButton onMore={onMore} />;
    case 'loading':
      return (
        <div role="status" aria-label={HISTORY_WORDS.loadingMore}>
          <Card padding="flush">
            <RowsSkeleton count={2} />
          </Card>
          {known !== null && <p className={styles.tail}>{lookedThrough(known)}</p>}
        </div>
      );
    case 'failed':
      return <FaultNotice fault={rest.fault} meaning={HISTORY_WORDS.missing} onRetry={onMore} />;
  }
}

function MoreButton({ onMore }: Pick<HistoryTailProps, 'onMore'>) {
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
        {HISTORY_WORDS.more}
      </Button>
    </div>
  );
}
