// The end of a long list: more, loading, failure, or the end.
import type { ReactNode } from 'react';
import type { Fault } from '../../domain/fault.ts';
import { Button } from '../actions/Button.tsx';
import { FaultNotice } from '../feedback/FaultNotice.tsx';
import { Card } from '../layout/Card.tsx';
import { useInView } from '../layout/useInView.ts';
import styles from './ListTail.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What follows the last row of a list that is read in parts. */
export type ListRest =
  | { readonly kind: 'end' }
  | { readonly kind: 'more' }
  | { readonly kind: 'loading' }
  /** the next rows failed; those above stay */
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The list's texts for its tail. */
export interface ListTailMessages {
  readonly more: string;
  /** announced */
  readonly loadingMore: string;
  /** what is missing because the next rows failed */
  readonly missing: string;
}

export interface ListTailProps {
  /** the state of the following rows */
  readonly rest: ListRest;
  readonly messages: ListTailMessages;
  /** below the very last row */
  readonly end: ReactNode;
  /** below loading rows. @default null */
  readonly progress?: string | null;
  readonly onMore: () => void;
}

/** Loads more when it becomes visible; the button is for keyboards and browsers that can't detect that. */
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
