// A secret text, or placeholder bars while it is covered.
import styles from './SecretText.module.css';

interface SecretTextProps {
  /** null while covered: then the page contains nothing of it */
  readonly text: string | null;
  /** usual number of lines */
  readonly lines: number;
}

/** Not selectable, not translated, and read verbatim: spaces count. */
export function SecretText({ text, lines }: SecretTextProps) {
  if (text !== null) {
    return (
      <p className={styles.text} translate="no" dir="auto">
        {text}
      </p>
    );
  }
  return (
    <div className={styles.covered} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.bar} />
      ))}
    </div>
  );
}
