// What follows the last row of a long list: more, its loading, its failure, or the end.
import type { ReactNode } from 'react';
import type { Fault } from '../../domain/fault.ts';
import { Button } from '../actions/Button.tsx';
import { FaultNotice } from '../feedback/FaultNotice.tsx';
import { Card } from '../layout/Card.tsx';
import { useInView } from '../layout/useInView.ts';
import styles from './ListTail.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What follows the last row of a list that is read bit by bit. */
export type ListRest =
  | { readonly kind: 'end' }
  | { readonly kind: 'more' }
  | { readonly kind: 'loading' }
  /** the next rows failed; those above stay */
  | { readonly kind: 'failed'; readonly fault: Fault };

/** What a list calls its own tail. */
export interface ListTailMessages {
  readonly more: string;
  /** said aloud */
  readonly loadingMore: string;
  /** what the list lacks while the next rows failed */
  readonly missing: string;
}

export interface ListTailProps {
  /** what is known of the rows that follow */
  readonly rest: ListRest;
  readonly messages: ListTailMessages;
  /** under the last row of all; null: nothing */
  readonly end: ReactNode;
  /** under the rows that are loading; null: nothing. @default null */
  readonly progress?: string | null;
  readonly onMore: () => void;
}

/** Asks for more when it comes into sight; the button is for keyboards and for browsers that cannot tell. */
export function ListTail({ rest, messages, end, progress = null, onMore }: ListTailProps) {
  switch (rest.kind) {
    case 'end':
      return end === null ? null : <p className={styles.tail}>{end}</p>;
    case 'more':
      return <MoreButton label={messages.more} onMore={onMore} />;
    case 'loading':
      return (
        <div role="status" aria-label={messages.loadingMore}>
          <Card padding="flush">
            <RowsSkeleton count={2} />
          </Card>
          {progress !== null && <p className={styles.tail}>{progress}</p>}
        </div>
      );
    case 'failed':
      return <FaultNotice fault={rest.fault} meaning={messages.missing} onRetry={onMore} />;
  }
}

function MoreButton({ label, onMore }: { readonly label: string; readonly onMore: () => void }) {
  const sentinel = useInView<HTMLDivElement>(onMore);
  return (
    <div ref={sentinel} className={styles.tail}>
      <Button tone="plain" size="small" onPress={onMore}>
        {label}
      </Button>
    </div>
  );
}
