// A thin bar for work whose end is known: how much of it is done, and at what it is.
import { ProgressBar } from './ProgressBar.tsx';
import styles from './ProgressLine.module.css';

export interface WorkBarProps {
  /** names the work aloud */
  readonly label: string;
  /** finished steps */
  readonly done: number;
  /** all steps */
  readonly total: number;
  /** what is under way */
  readonly title: string;
  /** dim, beside it */
  readonly text?: string;
}

/** Several minutes of the same steps; for a few different ones there is `Progress`. */
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
