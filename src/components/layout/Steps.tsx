// Progress through a series of screens: a short bar, and an announced count.
import { stepOf } from '../../i18n/messages/app/componentMessages.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  /** number of steps */
  readonly count: number;
  /** the current one, from 1 */
  readonly current: number;
}

/** Steps of a flow; progress of work is `Progress`. */
export function Steps({ count, current }: StepsProps) {
  return (
    <p className={styles.steps}>
      <span className="heard">{stepOf(current, count)}</span>
      {Array.from({ length: count }, (_, index) => index + 1).map((index) => (
        <span
          key={index}
          className={styles.step}
          data-on={index <= current || undefined}
          aria-hidden="true"
        />
      ))}
    </p>
  );
}
