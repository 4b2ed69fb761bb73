// A screen's opening: a large heading and one sentence below.
import type { ReactNode } from 'react';
import styles from './Lead.module.css';

export interface LeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** @default 'start' */
  readonly align?: 'start' | 'centre';
}

/** A level 1 heading: once per screen, if the Page itself has no title. */
export function Lead({ title, text, align = 'start' }: LeadProps) {
  return (
    <div className={styles.lead} data-align={align}>
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  );
}
