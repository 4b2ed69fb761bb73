// The words a screen opens with: a large heading and one sentence under it.
import type { ReactNode } from 'react';
import styles from './Lead.module.css';

export interface LeadProps {
  readonly title: string;
  /** one sentence under the heading */
  readonly text?: ReactNode;
  /** @default 'start' */
  readonly align?: 'start' | 'centre';
}

/** Heading of the first level: once per screen, where the Page itself has no title. */
export function Lead({ title, text, align = 'start' }: LeadProps) {
  return (
    <div className={styles.lead} data-align={align}>
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  );
}
