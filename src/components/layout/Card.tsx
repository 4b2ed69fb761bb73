// A tinted sheet that holds what belongs together.
import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** `flush` for rows, which bring their own space. @default 'roomy' */
  readonly padding?: 'roomy' | 'flush';
  /** heading over the card, small and dim */
  readonly title?: string;
}

/** A card; with a title it is a section. */
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
