// Progress of collecting codes: a bone that fills, and the count in words.
import { describeReceived, ROW_MESSAGES as MESSAGES } from '../../i18n/messages/codes/rowMessages.ts';
import styles from './BoneProgress.module.css';

export interface BoneProgressProps {
  readonly received: number;
  /** at least 1 */
  readonly total: number;
}

const WIDTH = 240;
/** A horizontal bone, 240 by 64, with two knobs at each end. */
const BONE = 'M34 20h172a15 15 0 1 1 26 12 15 15 0 1 1-26 12H34A15 15 0 1 1 8 32 15 15 0 1 1 34 20z';

/** Each part is as wide as its share. */
export function BoneProgress({ received, total }: BoneProgressProps) {
  const words = describeReceived(received, total);
  return (
    <div className={styles.progress}>
      <svg
        className={styles.bone}
        viewBox="-2 0 244 64"
        role="progressbar"
        aria-label={MESSAGES.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={received}
        aria-valuetext={words}
      >
        <clipPath id="bone">
          <path d={BONE} />
        </clipPath>
        <path d={BONE} className={styles.ground} />
        <rect
          clipPath="url(#bone)"
          width={(WIDTH * received) / total}
          height="64"
          className={styles.filled}
        />
        <path d={BONE} className={styles.line} />
      </svg>
      <p className={styles.words} role="status">
        {words}
      </p>
    </div>
  );
}
