// What follows the last row: more, its loading, its failure, or the end.
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import styles from './HistoryScreen.module.css';
import type { HistoryRest } from './HistoryScreen.types.ts';

interface HistoryTailProps {
  readonly rest: HistoryRest;
  readonly onMore: () => void;
}

/** Asks for more when it comes into sight; the button is for keyboards and for browsers that cannot tell. */
export function HistoryTail({ rest, onMore }: HistoryTailProps) {
  switch (rest.kind) {
    case 'end':
      return <p className={styles.tail}>That is all of it.</p>;
    case 'more':
      return <MoreButton onMore={onMore} />;
    case 'loading':
      return (
        <div role="status" aria-label="Loading more">
          <Card padding="flush">
            <RowsSkeleton count={2} />
          </Card>
        </div>
      );
    case 'failed':
      return (
        <FaultNotice fault={rest.fault} meaning="Older transfers are missing below this." onRetry={onMore} />
      );
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
        Show more
      </Button>
    </div>
  );
}
