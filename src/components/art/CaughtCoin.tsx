// A received coin falls between the dog's ears. Decorative; the list states what was received.
import { useState } from 'react';
import styles from './CaughtCoin.module.css';

/** In a `StrongBox`: falls once when rendered, then disappears. Use another key for another coin. */
export function CaughtCoin() {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <svg
      className={styles.coin}
      viewBox="0 0 28 28"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      onAnimationEnd={() => setGone(true)}
    >
      <circle cx="14" cy="14" r="12.5" />
      <path d="M11 8.5h3.2a5.5 5.5 0 0 1 0 11H11zM8.5 14h6" />
    </svg>
  );
}
