// A coin that has just come in: it falls between the dog's ears. Decoration; the list beside it says what came.
import styles from '../StrongBox.module.css';

/** Falls once, as soon as it is drawn, and is not seen before and after. */
export function CaughtCoin() {
  return (
    <svg
      className={styles.coin}
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="14" cy="14" r="12.5" />
      <path d="M11 8.5h3.2a5.5 5.5 0 0 1 0 11H11zM8.5 14h6" />
    </svg>
  );
}
