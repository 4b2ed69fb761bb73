// How far a person is in a row of screens: a short bar, and the count for ears.
import { stepOf } from '../../i18n/messages/app/componentMessages.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  /** how many there are */
  readonly count: number;
  /** the one shown, from 1 */
  readonly current: number;
}

/** Steps of a flow; not progress of work, which is `Progress`. */
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
