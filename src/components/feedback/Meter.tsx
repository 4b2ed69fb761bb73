// A bar of four parts with a label: the strength of a password.
import styles from './Meter.module.css';

export interface MeterProps {
  /** accessible name */
  readonly label: string;
  /** filled parts, 0 to 4 */
  readonly filled: number;
  /** color of the filled parts; `level` says the same in words */
  readonly tone: 'problem' | 'caution' | 'received';
  /** the level in words, announced as it changes */
  readonly level: string;
  /** the most helpful tip */
  readonly text: string;
}

export function Meter({ label, filled, tone, level, text }: MeterProps) {
  return (
    <div className={styles.meter} data-tone={tone}>
      <meter className="heard" aria-label={label} min={0} max={4} value={filled}>
        {level}
      </meter>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} className={styles.part} data-on={part <= filled || undefined} />
        ))}
      </div>
      <p className={styles.textBlock} aria-live="polite">
        {level !== '' && <strong className={styles.level}>{level}. </strong>}
        {text}
      </p>
    </div>
  );
}
