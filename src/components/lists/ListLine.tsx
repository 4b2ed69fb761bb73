// One line of a long list: its row, drawn as a part of its group's card, and the heading over the first.
import type { ReactNode } from 'react';
import styles from './ListLine.module.css';

export interface ListLineProps {
  /** over the first of a group; null for all others */
  readonly heading: string | null;
  /** the last of a group, with space under it */
  readonly isLast: boolean;
  /** the row */
  readonly children: ReactNode;
}

/** Each line is placed by itself, so the card of a group is made of its lines. */
export function ListLine({ heading, isLast, children }: ListLineProps) {
  return (
    <div className={styles.line} data-first={heading !== null || undefined} data-last={isLast || undefined}>
      {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.row}>{children}</div>
    </div>
  );
}
