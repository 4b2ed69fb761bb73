// The words of a recovery phrase, numbered; covered until requested.
import styles from './WordGrid.module.css';

export interface WordGridProps {
  /** number of positions */
  readonly count: number;
  /** null while covered */
  readonly words: readonly string[] | null;
}

/** Covered positions contain no text at all, so nothing can be read from the page. */
export function WordGrid({ count, words }: WordGridProps) {
  return (
    <ol className={styles.grid} data-count={count} translate="no">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index} className={styles.word}>
          <span className={styles.number}>{index + 1}</span>
          {words === null ? <span className={styles.cover} /> : <span>{words[index]}</span>}
        </li>
      ))}
    </ol>
  );
}
