// A secret in one text, or the bars that stand for it while it is covered.
import styles from './SecretText.module.css';

interface SecretTextProps {
  /** null while it is covered: then the page holds nothing of it */
  readonly text: string | null;
  /** how many lines it usually takes */
  readonly lines: number;
}

/** Cannot be selected, is not translated, and is read as it stands: spaces count. */
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
