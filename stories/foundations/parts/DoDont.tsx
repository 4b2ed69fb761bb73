import { Icon } from '../../../src/components/art/Icon.tsx';
import styles from './foundations.module.css';

export interface DoDontProps {
  readonly pairs: readonly {
    readonly good: string;
    readonly bad: string;
    /** the reason */
    readonly why?: string;
  }[];
}

/** Pairs of good and bad examples. */
export function DoDont({ pairs }: DoDontProps) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ good, bad, why }) => (
        <li key={good} className={styles.pair}>
          <p className={styles.good}>
            <Icon name="check" size={20} label="Do" /> {good}
          </p>
          <p className={styles.bad}>
            <Icon name="close" size={20} label="Don't" /> {bad}
          </p>
          {why !== undefined && <p className={styles.why}>{why}</p>}
        </li>
      ))}
    </ul>
  );
}
