// A coin that has just come in: it falls between the dog's ears. Decoration; the list beside it says what came.
import { useState } from 'react';
import styles from './CaughtCoin.module.css';

/** In a `StrongBox`: falls once, as soon as it is drawn, and is gone. Another one is one with another key. */
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
