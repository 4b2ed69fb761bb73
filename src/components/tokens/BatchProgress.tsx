// Progress of several transfers confirmed together: a bar of the finished ones, and the rest in words.
import { describeDone, describeOpenOnes } from '../../i18n/messages/tokens/tokenActivityMessages.ts';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import styles from './BatchProgress.module.css';
import type { BatchSums } from './batchSums.ts';

export interface BatchProgressProps {
  readonly sums: BatchSums;
}

/** For below the batch's title. */
export function BatchProgress({ sums }: BatchProgressProps) {
  const { done, of, onTheirWay, waiting, failed } = sums;
  const open = describeOpenOnes(onTheirWay, waiting, failed);
  return (
    <div className={styles.progress}>
      <div className={styles.bar}>
        <ProgressBar
          percent={(100 * done) / of}
          spoken={{ label: describeDone(done, of), now: done, of }}
          tone="received"
        />
      </div>
      <p className={styles.said} role="status">
        {[describeDone(done, of), ...(open === '' ? [] : [open])].join(' · ')}
      </p>
    </div>
  );
}
