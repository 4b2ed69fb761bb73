// A thin bar for work of known length: progress, and the current step.
import { ProgressBar } from './ProgressBar.tsx';
import styles from './ProgressLine.module.css';

export interface WorkBarProps {
  /** accessible name */
  readonly label: string;
  /** finished steps */
  readonly done: number;
  /** all steps */
  readonly total: number;
  /** the current step */
  readonly title: string;
  /** dim, beside it */
  readonly text?: string;
}

/** For many similar steps; for a few different ones there is `Progress`. */
export function ProgressLine({ label, done, total, title, text }: WorkBarProps) {
  return (
    <div className={styles.work}>
      <p className={styles.textBlock}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </p>
      <ProgressBar
        percent={(100 * (done + 0.5)) / Math.max(1, total)}
        spoken={{ label, now: done, of: total, text: `${title} ${text ?? ''}` }}
        isPulsing
      />
    </div>
  );
}
