// One line of a long list: its row as part of its group's card, with the heading above the first.
import type { ReactNode } from 'react';
import styles from './ListLine.module.css';

export interface ListLineProps {
  /** above the first of a group; otherwise null */
  readonly heading: string | null;
  /** the last of a group, with space below */
  readonly isLast: boolean;
  readonly children: ReactNode;
}

/** Lines are positioned separately, so a group's card is composed of its lines. */
export function ListLine({ heading, isLast, children }: ListLineProps) {
  return (
    <div className={styles.line} data-first={heading !== null || undefined} data-last={isLast || undefined}>
      {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.row}>{children}</div>
    </div>
  );
}
