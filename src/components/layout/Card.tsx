// A tinted surface that groups content.
import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** `flush` for rows, which have their own padding. @default 'roomy' */
  readonly padding?: 'roomy' | 'flush';
  /** heading above the card, small and dim */
  readonly title?: string;
}

/** With a title it is a section. */
export function Card({ children, padding = 'roomy', title }: CardProps) {
  const card = (
    <div className={styles.card} data-padding={padding}>
      {children}
    </div>
  );
  if (title === undefined) return card;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {card}
    </section>
  );
}
